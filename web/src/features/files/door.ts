export { PictureDialog } from './staff/PictureDialog.tsx'
export { default as picturesStyles } from './staff/Pictures.module.css'
export { savePicture } from './staff/saveFile.ts'
