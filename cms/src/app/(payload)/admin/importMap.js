import { NewsTextField as NewsTextField_3f0c1d2b7a9e4c5d8b6f1a2e3c4d5e6f } from '../../../admin/NewsTextField.tsx'
import { TristateField as TristateField_7c41b0e5d2f84a96b3e07d18c5a9f264 } from '../../../admin/TristateField.tsx'
import { Versions as Versions_63777a18f666a60e460c3bf51c006a6a } from '../../../admin/Versions.tsx'
import { LastChanged as LastChanged_4e1d7a90c2b85f3680d9e4a7b1c6f352 } from '../../../admin/LastChanged.tsx'
import { ValueDiff as ValueDiff_7b2f90c4d1e6a8350f9b3c7d5e1a4862 } from '../../../admin/ValueDiff.tsx'
import { PictureField as PictureField_d05b6e8a1c3f9274e7a4b8d2c6f10395 } from '../../../admin/PictureField.tsx'
import { SettingsVersions as SettingsVersions_16f3a9d7e2c4b5808d1e7f6a9c3b0254 } from '../../../admin/SettingsVersions.tsx'
import { RestoreNow as RestoreNow_fc676001e5e05a63d8238a798e2b4e40 } from '../../../admin/RestoreNow.tsx'
import { SaveButton as SaveButton_3d81478af3f253f4cf6270cb6fd427db } from '../../../admin/staleSave/SaveButton.tsx'
import { LogCell as LogCell_5b0d7c93e1f24a68b7d0c2e9a4f61837 } from '../../../admin/lists/LogCell.tsx'
import { StateCell as StateCell_7a71b12bf6a483b5b1cb13de0317d2e9 } from '../../../admin/lists/StateCell.tsx'
import { SeveralDone as SeveralDone_9a4c1e7b2d6f4058a3b7c5e1d9f20846 } from '../../../admin/lists/SeveralDone.tsx'
import { RestoreCell as RestoreCell_28ca9ef31a32c98304b4ec876d53d3dc } from '../../../admin/lists/RestoreCell.tsx'
import { TimeCell as TimeCell_ee8bb847aa0e0cb018dacf2675781e14 } from '../../../admin/lists/TimeCell.tsx'
import { OwnPassword as OwnPassword_dee06a9b00628639fe676958108ea5a6 } from '../../../admin/OwnPassword.tsx'
import { Dashboard as Dashboard_c670b7e7638c938bbefbc57dcb893d61 } from '../../../admin/Dashboard.tsx'
import { TakenOver as TakenOver_dc6e65fee77c8a817caefc38bef974e7 } from '../../../admin/TakenOver.tsx'
import { SameSession as SameSession_27539953039e665d20f04fa6478c4a74 } from '../../../admin/SameSession.tsx'
import { ViewOnSite as ViewOnSite_7e9b7438553dd939d7896f260f628a88 } from '../../../admin/ViewOnSite.tsx'
import { BackToDesk as BackToDesk_b4f24b7e9e567bb4955d82c4db762cad } from '../../../admin/BackToDesk.tsx'
import { PageTextField as PageTextField_bd3bcc615584183815e31dd3fa00f89f } from '../../../admin/pageText/PageTextField.tsx'
import { PictureBlock as PictureBlock_cf0f35507a5fb908d8b907187d520f8a } from '../../../admin/pageText/PictureBlock.tsx'
import { TextLookFeatureClient as TextLookFeatureClient_896b3944e62b0c751fc37ffdb808dc40 } from '../../../admin/pageText/TextLookFeatureClient.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/NewsTextField.tsx#NewsTextField": NewsTextField_3f0c1d2b7a9e4c5d8b6f1a2e3c4d5e6f,
  "/admin/TristateField.tsx#TristateField": TristateField_7c41b0e5d2f84a96b3e07d18c5a9f264,
  "/admin/Versions.tsx#Versions": Versions_63777a18f666a60e460c3bf51c006a6a,
  "/admin/LastChanged.tsx#LastChanged": LastChanged_4e1d7a90c2b85f3680d9e4a7b1c6f352,
  "/admin/ValueDiff.tsx#ValueDiff": ValueDiff_7b2f90c4d1e6a8350f9b3c7d5e1a4862,
  "/admin/PictureField.tsx#PictureField": PictureField_d05b6e8a1c3f9274e7a4b8d2c6f10395,
  "/admin/SettingsVersions.tsx#SettingsVersions": SettingsVersions_16f3a9d7e2c4b5808d1e7f6a9c3b0254,
  "/admin/RestoreNow.tsx#RestoreNow": RestoreNow_fc676001e5e05a63d8238a798e2b4e40,
  "/admin/staleSave/SaveButton.tsx#SaveButton": SaveButton_3d81478af3f253f4cf6270cb6fd427db,
  "/admin/lists/LogCell.tsx#LogCell": LogCell_5b0d7c93e1f24a68b7d0c2e9a4f61837,
  "/admin/lists/StateCell.tsx#StateCell": StateCell_7a71b12bf6a483b5b1cb13de0317d2e9,
  "/admin/lists/SeveralDone.tsx#SeveralDone": SeveralDone_9a4c1e7b2d6f4058a3b7c5e1d9f20846,
  "/admin/lists/RestoreCell.tsx#RestoreCell": RestoreCell_28ca9ef31a32c98304b4ec876d53d3dc,
  "/admin/lists/TimeCell.tsx#TimeCell": TimeCell_ee8bb847aa0e0cb018dacf2675781e14,
  "/admin/OwnPassword.tsx#OwnPassword": OwnPassword_dee06a9b00628639fe676958108ea5a6,
  "/admin/Dashboard.tsx#Dashboard": Dashboard_c670b7e7638c938bbefbc57dcb893d61,
  "/admin/TakenOver.tsx#TakenOver": TakenOver_dc6e65fee77c8a817caefc38bef974e7,
  "/admin/SameSession.tsx#SameSession": SameSession_27539953039e665d20f04fa6478c4a74,
  "/admin/ViewOnSite.tsx#ViewOnSite": ViewOnSite_7e9b7438553dd939d7896f260f628a88,
  "/admin/BackToDesk.tsx#BackToDesk": BackToDesk_b4f24b7e9e567bb4955d82c4db762cad,
  "/admin/pageText/PageTextField.tsx#PageTextField": PageTextField_bd3bcc615584183815e31dd3fa00f89f,
  "/admin/pageText/PictureBlock.tsx#PictureBlock": PictureBlock_cf0f35507a5fb908d8b907187d520f8a,
  "/admin/pageText/TextLookFeatureClient.tsx#TextLookFeatureClient": TextLookFeatureClient_896b3944e62b0c751fc37ffdb808dc40,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
