import styles from './Icon.module.css'

/** Paths of the strokes on a 24 × 24 grid. */
const shapes = {
  accessible:
    'M12 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM11 8.5v5h4.5l2.5 5M11 10.5h4M8.5 12a5 5 0 1 0 6.5 6',
  back: 'M20 12H5M11.5 5.5 5 12l6.5 6.5',
  bookmark: 'M7 4h10v16.5l-5-4-5 4z',
  bookmarked: 'M7 4h10v16.5l-5-4-5 4zM9.3 9.5l1.9 2 3.5-4',
  calendar: 'M4 6.5h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4',
  check: 'm5 12.5 4.5 4.5L19.5 7',
  chevron: 'm6 9.5 6 6 6-6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'M12 4v15M5.5 12.5 12 19l6.5-6.5',
  edit: 'm4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  error: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 7.5v5.5M12 16.3v.2',
  external: 'M13.5 4.5h6v6M19.5 4.5 11 13M9 5.5H4.5v14h14V15',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.3 9.5c.3-3.5 5.7-3.2 5.4.2-.2 2-2.7 2-2.7 4.3M12 16.8v.2',
  home: 'm3.5 11.5 8.5-7.5 8.5 7.5M6 10v10h4.5v-5.5h3V20H18V10',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.2',
  link: 'm10 14 4-4M8.5 11 6 13.5a3.2 3.2 0 0 0 4.5 4.5L13 15.5M11 8.5 13.5 6A3.2 3.2 0 0 1 18 10.5L15.5 13',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.2M4.5 12h.2M4.5 17.5h.2',
  location:
    'M12 21c-4.5-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6-6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  mobile: 'M7.5 3h9v18h-9zM11 18h2',
  news: 'M4 5h13v14.5H5.5A1.5 1.5 0 0 1 4 18zM17 9.5h3V18a1.5 1.5 0 0 1-3 0M7.5 9h6M7.5 12.5h6M7.5 16h3.5',
  next: 'M4 12h15M12.5 5.5 19 12l-6.5 6.5',
  phone:
    'M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5l1.5-2.5 5 1.5v4c0 .6-.4 1-1 1A15 15 0 0 1 4 5c0-.6.4-1 1-1Z',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 21 21',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M8 11.5H5v9h14v-9h-3',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.8 2.8L16 9.5',
  trash: 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14',
  up: 'M12 20V5M5.5 11.5 12 5l6.5 6.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-8 14.5-8 15 0',
  warning: 'M12 3.5 22 20.5H2zM12 10v5M12 17.6v.2',
} as const

export type IconName = keyof typeof shapes

/** Draws an icon, hidden from screen readers; the text beside it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
