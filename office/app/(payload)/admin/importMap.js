import { LocalCopy as LocalCopy_fb4e9c1c776e2e21804f832f597d9079 } from '../../../fields/local-copy.tsx'
import { NumberField as NumberField_706cc313df56751111df21b1763cf59f } from '../../../fields/number-field.tsx'
import { PublicAddress as PublicAddress_c9f26db8bad06049ab205cbc1f461f59 } from '../../../fields/public-address.tsx'
import { NoDifference as NoDifference_99ac5fafc085d25353d6c1a153dab207 } from '../../../fields/row-label.tsx'
import { BeginWithForm as BeginWithForm_0a7e5312a319482bcb81920d78813fd0 } from '../../../preview/begin-with-form.tsx'
import { PublishOrPlan as PublishOrPlan_8c189db853ac0c1fa43c3735da380b32 } from '../../../publishing/publish-or-plan.tsx'
import { VersionsView as VersionsView_19a40ce94da6511b9b40764be6ce129e } from '../../../publishing/versions-view.tsx'
import { FilledWords as FilledWords_46b59bc2812c8da3cb38859b825d5b37 } from '../../../fields/filled-words.tsx'
import { RowLabel as RowLabel_99ac5fafc085d25353d6c1a153dab207 } from '../../../fields/row-label.tsx'
import { UseList as UseList_dde477bcf8d09315f47804b56e747a43 } from '../../../collections/use-list.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PageChoice as PageChoice_fe08b0c13f662ad750208336bce58bcd } from '../../../editor/page-choice.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_f3cc872293c57c9e80f2c420ad25af6e } from '../../../editor/paste-feature.tsx'
import { CitationLabel as CitationLabel_ba67ad0247c4967246e4d768eb773853 } from '../../../editor/citation-label.tsx'
import { FigurePreview as FigurePreview_6f7fca1bdcec4809da1621a369ce54b3 } from '../../../editor/figure-preview.tsx'
import { DayField as DayField_8516f5a074406b9f9baa6482a747349a } from '../../../fields/day-field.tsx'
import { FocusField as FocusField_a14f2f0597d76bbdc5622c32e27ac80f } from '../../../fields/focus-field.tsx'
import { PublishingBanner as PublishingBanner_437ef11e6106e0cc466ec0d3f46963e5 } from '../../../publishing/banner.tsx'
import { Moon as Moon_36d217a83ddf540653b6a0d7d7da7ccb } from '../../../layout/moon.tsx'
import { DeskLinks as DeskLinks_0f86728ff5503f32477cc3c70605d3f5 } from '../../../desk/nav.tsx'
import { OpenNav as OpenNav_425200e70be00e380f46ead7b31ebf2c } from '../../../layout/open-nav.tsx'
import { OfficeView as OfficeView_d23fa16c91ca459e0ad63d9461197f3f } from '../../../desk/screen-view.tsx'
import { PublishingView as PublishingView_a848e6b921c2ba601550350d0e9c6992 } from '../../../publishing/publishing-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/fields/local-copy.tsx#LocalCopy": LocalCopy_fb4e9c1c776e2e21804f832f597d9079,
  "/fields/number-field.tsx#NumberField": NumberField_706cc313df56751111df21b1763cf59f,
  "/fields/public-address.tsx#PublicAddress": PublicAddress_c9f26db8bad06049ab205cbc1f461f59,
  "/fields/row-label.tsx#NoDifference": NoDifference_99ac5fafc085d25353d6c1a153dab207,
  "/preview/begin-with-form.tsx#BeginWithForm": BeginWithForm_0a7e5312a319482bcb81920d78813fd0,
  "/publishing/publish-or-plan.tsx#PublishOrPlan": PublishOrPlan_8c189db853ac0c1fa43c3735da380b32,
  "/publishing/versions-view.tsx#VersionsView": VersionsView_19a40ce94da6511b9b40764be6ce129e,
  "/fields/filled-words.tsx#FilledWords": FilledWords_46b59bc2812c8da3cb38859b825d5b37,
  "/fields/row-label.tsx#RowLabel": RowLabel_99ac5fafc085d25353d6c1a153dab207,
  "/collections/use-list.tsx#UseList": UseList_dde477bcf8d09315f47804b56e747a43,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/editor/page-choice.tsx#PageChoice": PageChoice_fe08b0c13f662ad750208336bce58bcd,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/editor/paste-feature.tsx#PasteFeatureClient": PasteFeatureClient_f3cc872293c57c9e80f2c420ad25af6e,
  "/editor/citation-label.tsx#CitationLabel": CitationLabel_ba67ad0247c4967246e4d768eb773853,
  "/editor/figure-preview.tsx#FigurePreview": FigurePreview_6f7fca1bdcec4809da1621a369ce54b3,
  "/fields/day-field.tsx#DayField": DayField_8516f5a074406b9f9baa6482a747349a,
  "/fields/focus-field.tsx#FocusField": FocusField_a14f2f0597d76bbdc5622c32e27ac80f,
  "/publishing/banner.tsx#PublishingBanner": PublishingBanner_437ef11e6106e0cc466ec0d3f46963e5,
  "/layout/moon.tsx#Moon": Moon_36d217a83ddf540653b6a0d7d7da7ccb,
  "/desk/nav.tsx#DeskLinks": DeskLinks_0f86728ff5503f32477cc3c70605d3f5,
  "/layout/open-nav.tsx#OpenNav": OpenNav_425200e70be00e380f46ead7b31ebf2c,
  "/desk/screen-view.tsx#OfficeView": OfficeView_d23fa16c91ca459e0ad63d9461197f3f,
  "/publishing/publishing-view.tsx#PublishingView": PublishingView_a848e6b921c2ba601550350d0e9c6992,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
