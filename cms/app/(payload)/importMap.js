import { Nothing as Nothing_d57a646210f2cec6972331434a8d00bc } from '../../../cms/components/view/Nothing.tsx'
import { FreshPreview as FreshPreview_03cb44fbd983f579a6eb2181acbe97ea } from '../../../cms/components/view/FreshPreview.tsx'
import { TitleCell as TitleCell_b920d4f9cfe19c736978859149919fb0 } from '../../../cms/components/cells/TitleCell.tsx'
import { PictureCell as PictureCell_8430823d4cc1952dbf4b77e865cc4a86 } from '../../../cms/components/cells/PictureCell.tsx'
import { CoverPicker as CoverPicker_10fd3636aaf905875aecca73b2a3008a } from '../../../cms/components/posts/CoverPicker.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DividerNote as DividerNote_c3bf13bec14eaf9f93af9b5fdab44b49 } from '../../../cms/components/posts/DividerNote.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { GermanPreview as GermanPreview_3b20e9ddf6cdaf85d2e2c88f7e5e4f56 } from '../../../cms/components/posts/GermanPreview.tsx'
import { GermanLabel as GermanLabel_10ec33165fbe1f989f70bc015f9dd237 } from '../../../cms/components/posts/GermanLabel.tsx'
import { StreamState as StreamState_c92e103bc19b037d8341d0e8ea003714 } from '../../../cms/components/posts/StreamState.tsx'
import { PreviewPicker as PreviewPicker_211fce991826ecbabc7d05dee66995e7 } from '../../../cms/components/posts/PreviewPicker.tsx'
import { OptionDiff as OptionDiff_eceabb6cf3b136a38460ef9b8aca2a24 } from '../../../cms/components/versions/OptionDiff.tsx'
import { EmailPost as EmailPost_721cb5868b759ecb155ce82046fdae54 } from '../../../cms/components/posts/EmailPost.tsx'
import { SearchPreview as SearchPreview_60f65f90c81f3cf10b8c9f9c2a4171c9 } from '../../../cms/components/seo/SearchPreview.tsx'
import { Audience as Audience_632ed554be21ab1801aef5b9bac98afb } from '../../../cms/components/posts/Audience.tsx'
import { ViewAs as ViewAs_f1e8d90bfd4929dabb82e2bf35ed1fa5 } from '../../../cms/components/view/ViewAs.tsx'
import { CloseComments as CloseComments_da30f92c4d17f4f9e145716c31326f6a } from '../../../cms/components/posts/CloseComments.tsx'
import { YesCell as YesCell_df7b440a80b7c321502934fab589d831 } from '../../../cms/components/cells/YesCell.tsx'
import { PlainCheckbox as PlainCheckbox_ac836bc8375fe338081251b952c2e499 } from '../../../cms/components/fields/PlainCheckbox.tsx'
import { YesDiff as YesDiff_a7592c3371488223a41c56baf1548bcf } from '../../../cms/components/versions/YesDiff.tsx'
import { StateCell as StateCell_0c40e47827e881dbf622c370215ae5b3 } from '../../../cms/components/cells/StateCell.tsx'
import { RelationCell as RelationCell_ea40422ce5bd17bab0d6552d18c232d3 } from '../../../cms/components/cells/RelationCell.tsx'
import { SecondsCell as SecondsCell_7f65cb282bb014c1508e753b932c491c } from '../../../cms/components/cells/SecondsCell.tsx'
import { SecondsField as SecondsField_c83bd71ccbbb5d6c2edf4e629b1fb27c } from '../../../cms/components/fields/SecondsField.tsx'
import { SecondsDiff as SecondsDiff_a0dff9223acac1ec0d28da89b9b59965 } from '../../../cms/components/versions/SecondsDiff.tsx'
import { ListTabs as ListTabs_15ce89ca44136bfd23e55de00c8bb38e } from '../../../cms/components/studio/ListTabs.tsx'
import { ListFilters as ListFilters_f1eca835204992d0bb029660309f0495 } from '../../../cms/components/filters/ListFilters.tsx'
import { EmptyList as EmptyList_c867b1179a54db1e7229721da943fc7f } from '../../../cms/components/filters/EmptyList.tsx'
import { PlainTitle as PlainTitle_b8f34d59d16d435d9c8421ed04425749 } from '../../../cms/components/view/PlainTitle.tsx'
import { PostButtons as PostButtons_6bc4dc7527fffdb908f31a1b1e1d9a27 } from '../../../cms/components/posts/PostButtons.tsx'
import { PostView as PostView_817182cd35cc6170044f6b275a7e0855 } from '../../../cms/components/posts/PostView.tsx'
import { SendLetter as SendLetter_520825cf487393880bf8fe142426f46f } from '../../../cms/components/letters/SendLetter.tsx'
import { LanguageField as LanguageField_50657cb38b1c1cea4b9d6f3e11a62f0c } from '../../../cms/components/captions/LanguageField.tsx'
import { CaptionsField as CaptionsField_dcfd465e5e4cb68e705272ea4b1fba7f } from '../../../cms/components/captions/CaptionsField.tsx'
import { SellStone as SellStone_0d09a01b472da158cd3af5d690dd2d1d } from '../../../cms/components/finds/SellStone.tsx'
import { FramePicker as FramePicker_8954a27337635d1c819d0e516127cb3c } from '../../../cms/components/finds/FramePicker.tsx'
import { GuessCounts as GuessCounts_281b0b4b4d337774e9ab25abfdabcb24 } from '../../../cms/components/guesses/GuessCounts.tsx'
import { GuessCountCell as GuessCountCell_d5ef78e8f8428ad278a5e5089d29e8c5 } from '../../../cms/components/guesses/GuessCountCell.tsx'
import { ReplyField as ReplyField_ee767f7ba87290867ca58afd4d196694 } from '../../../cms/components/moderation/ReplyField.tsx'
import { ModerationCell as ModerationCell_964affa39dcb3ec5a7eba31d1be1a86b } from '../../../cms/components/moderation/ModerationCell.tsx'
import { ModerationBar as ModerationBar_b48339044d38435cd1051450d71e4873 } from '../../../cms/components/moderation/ModerationBar.tsx'
import { ThreadDesk as ThreadDesk_a87bd0fa4dd5fd8bb817c6172fc15e38 } from '../../../cms/components/threads/ThreadDesk.tsx'
import { WaitingCell as WaitingCell_9e91543ec266339b004f6eb58bc60aad } from '../../../cms/components/threads/WaitingCell.tsx'
import { StoneDesk as StoneDesk_8b64c99fbd17f7df60f2b3ea2dbc2b0b } from '../../../cms/components/identifications/StoneDesk.tsx'
import { FindDesk as FindDesk_d4b2276129740c842667d6e03344c79a } from '../../../cms/components/loggedFinds/FindDesk.tsx'
import { Fact as Fact_2e9e6a608b74756fe1b3ac04a9f7b6e1 } from '../../../cms/components/fields/Fact.tsx'
import { Security as Security_675278cdb5fd983d4a65ae599bf561ab } from '../../../cms/components/people/Security.tsx'
import { InviteEmployee as InviteEmployee_725f590c3e5974afee45480c15bc8ce0 } from '../../../cms/components/people/InviteEmployee.tsx'
import { SubjectCell as SubjectCell_d93f99b46253fd585b2b348c16bd5a82 } from '../../../cms/components/auditLog/SubjectCell.tsx'
import { DetailsCell as DetailsCell_a97a9f1a7d7131f626f64b0de228e34d } from '../../../cms/components/auditLog/DetailsCell.tsx'
import { DetailsField as DetailsField_5790c2f67b9f7acb02dc470c4a13673c } from '../../../cms/components/auditLog/DetailsField.tsx'
import { MembershipDesk as MembershipDesk_ed9f4c5d57b076bd39951eca6966e958 } from '../../../cms/components/membershipPayments/MembershipDesk.tsx'
import { MoneyCell as MoneyCell_2a67e2e2dab8fa6dab4054b0395223b4 } from '../../../cms/components/cells/MoneyCell.tsx'
import { MoneyInput as MoneyInput_10b51eb5c14eec3f8c21f019eead3bf7 } from '../../../cms/components/fields/MoneyInput.tsx'
import { MoneyDiff as MoneyDiff_7a5d86cafc9799a722c8bb143322b163 } from '../../../cms/components/versions/MoneyDiff.tsx'
import { TermsField as TermsField_2bf0ca5d4f4da93e3f81177a498ab982 } from '../../../cms/components/terms/TermsField.tsx'
import { OrderDesk as OrderDesk_632bc038bf170afa75af2fd7f6d41981 } from '../../../cms/components/orders/OrderDesk.tsx'
import { BuyerCell as BuyerCell_2c47444b745d50c67977a094e15bb478 } from '../../../cms/components/orders/BuyerCell.tsx'
import { ArticlesCell as ArticlesCell_1ecf5756d0b9961828d5b9c8c2a06d16 } from '../../../cms/components/orders/ArticlesCell.tsx'
import { RefundReasonCell as RefundReasonCell_71c5c4b6531f4ff1c69555867fde2ecf } from '../../../cms/components/orders/RefundReason.tsx'
import { RefundReason as RefundReason_71c5c4b6531f4ff1c69555867fde2ecf } from '../../../cms/components/orders/RefundReason.tsx'
import { WithdrawalDesk as WithdrawalDesk_1908bb9235895cbb2034eb136d5b81f4 } from '../../../cms/components/withdrawals/WithdrawalDesk.tsx'
import { InvoiceDownload as InvoiceDownload_79e53f028d8d6ff41cc7d62d5c3f1430 } from '../../../cms/components/orders/InvoiceDownload.tsx'
import { ClaimDesk as ClaimDesk_b0bee861468d6bc76b7c469ac00b6fb0 } from '../../../cms/components/claims/ClaimDesk.tsx'
import { HiddenCell as HiddenCell_9d5677cf87b4ca0d83cd379e2e99a962 } from '../../../cms/components/catalogue/HiddenCell.tsx'
import { HiddenField as HiddenField_a2be1b372f8d3655190f8c7c9d0d568f } from '../../../cms/components/catalogue/HiddenField.tsx'
import { DescriptionField as DescriptionField_19c95379e3210f3b5d58052ac9e03758 } from '../../../cms/components/catalogue/DescriptionField.tsx'
import { SyncBar as SyncBar_f22bba00d81eff885f3d40c46dd59791 } from '../../../cms/components/catalogue/SyncBar.tsx'
import { OptionLabel as OptionLabel_87b493fe6d77ecd32cd150c2469bd535 } from '../../../cms/components/catalogue/OptionLabel.tsx'
import { StockDesk as StockDesk_b07b1a540c5c33820d42faa7b779a6c5 } from '../../../cms/components/catalogue/StockDesk.tsx'
import { ReviewCell as ReviewCell_6b9ee48576ace9d2485dfb20a224ac84 } from '../../../cms/components/reviews/ReviewCell.tsx'
import { ReviewBar as ReviewBar_9b263482df163396e540e312b885ff72 } from '../../../cms/components/reviews/ReviewBar.tsx'
import { SaleDesk as SaleDesk_6de103f34b06abb1751013cffd1442d9 } from '../../../cms/components/giftSales/SaleDesk.tsx'
import { GiftMembershipDesk as GiftMembershipDesk_a9118de2fa660de424cbb4721aa9d20e } from '../../../cms/components/giftMemberships/GiftMembershipDesk.tsx'
import { MailPreview as MailPreview_589f2ab299b6c789d2c98812eb7cdbe8 } from '../../../cms/components/mails/MailPreview.tsx'
import { KindCell as KindCell_2ac4dbb89a3fa81cbaa36638bc9475c1 } from '../../../cms/components/cells/KindCell.tsx'
import { SkippedField as SkippedField_d6ff194e1852fea1e5c8ab10214de15f } from '../../../cms/components/catalogue/SkippedField.tsx'
import { StudioTabs as StudioTabs_17151b7b58856e316054a6c4394d0b15 } from '../../../cms/components/studio/StudioTabs.tsx'
import { ColorInput as ColorInput_cb6dbbfd54bcf3098084d5232ed30e81 } from '../../../cms/components/fields/ColorInput.tsx'
import { StudioNav as StudioNav_f058b66171a54246a0cc772322bf2396 } from '../../../cms/components/studio/StudioNav.tsx'
import { Icon as Icon_5be8c348735b0bc032b22be68d0ddfb5 } from '../../../cms/components/brand/Icon.tsx'
import { Logo as Logo_12c46678dc1f4d3125090538b76bea83 } from '../../../cms/components/brand/Logo.tsx'
import { HeaderTools as HeaderTools_b33bca19bd71f89118dc3530be086042 } from '../../../cms/components/studio/HeaderTools.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_f86d6b4abad53a351631e6d24d32560e } from '../../../cms/components/dashboard/Dashboard.tsx'
import { Inbox as Inbox_caf4565c91274da8c767a6bb479680ce } from '../../../cms/components/inbox/Inbox.tsx'
import { Settings as Settings_b224f3ba8ca18ed4e72599f713040d8f } from '../../../cms/components/settings/Settings.tsx'
import { Offers as Offers_4f2e159e962098119e5718a0ff5e5d5b } from '../../../cms/components/settings/Offers.tsx'
import { TradeWords as TradeWords_78b3a7ca7284afcd55b33a4a63717391 } from '../../../cms/components/settings/TradeWords.tsx'
import { Growth as Growth_23e76e7bbe7b45d5eddedca099d5382c } from '../../../cms/components/growth/Growth.tsx'
import { Exports as Exports_e3f3e5995ad1a600d20044f9f817c22d } from '../../../cms/components/exports/Exports.tsx'
import { Imports as Imports_e6e66588d53342e664af06ff4c8e9629 } from '../../../cms/components/imports/Imports.tsx'
import { Webhooks as Webhooks_d453ef30ad04d2bddd185cbafa1f97b6 } from '../../../cms/components/outgoingWebhooks/Webhooks.tsx'
import { ApiKeys as ApiKeys_1930139c45c75c4a25cdbe4bfad035d8 } from '../../../cms/components/apiKeys/ApiKeys.tsx'
import { FailedPayments as FailedPayments_7cb9842a2403114641ef8e9ec3dfa853 } from '../../../cms/components/membershipPayments/FailedPayments.tsx'
import { MailTemplates as MailTemplates_9b8a8b690ff62954d72e5697fe660abf } from '../../../cms/components/mails/MailTemplates.tsx'
import { Help as Help_bbcd3797fcab51237a90ca96c83f3937 } from '../../../cms/components/help/Help.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/components/view/Nothing.tsx#Nothing": Nothing_d57a646210f2cec6972331434a8d00bc,
  "/cms/components/view/FreshPreview.tsx#FreshPreview": FreshPreview_03cb44fbd983f579a6eb2181acbe97ea,
  "/cms/components/cells/TitleCell.tsx#TitleCell": TitleCell_b920d4f9cfe19c736978859149919fb0,
  "/cms/components/cells/PictureCell.tsx#PictureCell": PictureCell_8430823d4cc1952dbf4b77e865cc4a86,
  "/cms/components/posts/CoverPicker.tsx#CoverPicker": CoverPicker_10fd3636aaf905875aecca73b2a3008a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/components/posts/DividerNote.tsx#DividerNote": DividerNote_c3bf13bec14eaf9f93af9b5fdab44b49,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/components/posts/GermanPreview.tsx#GermanPreview": GermanPreview_3b20e9ddf6cdaf85d2e2c88f7e5e4f56,
  "/cms/components/posts/GermanLabel.tsx#GermanLabel": GermanLabel_10ec33165fbe1f989f70bc015f9dd237,
  "/cms/components/posts/StreamState.tsx#StreamState": StreamState_c92e103bc19b037d8341d0e8ea003714,
  "/cms/components/posts/PreviewPicker.tsx#PreviewPicker": PreviewPicker_211fce991826ecbabc7d05dee66995e7,
  "/cms/components/versions/OptionDiff.tsx#OptionDiff": OptionDiff_eceabb6cf3b136a38460ef9b8aca2a24,
  "/cms/components/posts/EmailPost.tsx#EmailPost": EmailPost_721cb5868b759ecb155ce82046fdae54,
  "/cms/components/seo/SearchPreview.tsx#SearchPreview": SearchPreview_60f65f90c81f3cf10b8c9f9c2a4171c9,
  "/cms/components/posts/Audience.tsx#Audience": Audience_632ed554be21ab1801aef5b9bac98afb,
  "/cms/components/view/ViewAs.tsx#ViewAs": ViewAs_f1e8d90bfd4929dabb82e2bf35ed1fa5,
  "/cms/components/posts/CloseComments.tsx#CloseComments": CloseComments_da30f92c4d17f4f9e145716c31326f6a,
  "/cms/components/cells/YesCell.tsx#YesCell": YesCell_df7b440a80b7c321502934fab589d831,
  "/cms/components/fields/PlainCheckbox.tsx#PlainCheckbox": PlainCheckbox_ac836bc8375fe338081251b952c2e499,
  "/cms/components/versions/YesDiff.tsx#YesDiff": YesDiff_a7592c3371488223a41c56baf1548bcf,
  "/cms/components/cells/StateCell.tsx#StateCell": StateCell_0c40e47827e881dbf622c370215ae5b3,
  "/cms/components/cells/RelationCell.tsx#RelationCell": RelationCell_ea40422ce5bd17bab0d6552d18c232d3,
  "/cms/components/cells/SecondsCell.tsx#SecondsCell": SecondsCell_7f65cb282bb014c1508e753b932c491c,
  "/cms/components/fields/SecondsField.tsx#SecondsField": SecondsField_c83bd71ccbbb5d6c2edf4e629b1fb27c,
  "/cms/components/versions/SecondsDiff.tsx#SecondsDiff": SecondsDiff_a0dff9223acac1ec0d28da89b9b59965,
  "/cms/components/studio/ListTabs.tsx#ListTabs": ListTabs_15ce89ca44136bfd23e55de00c8bb38e,
  "/cms/components/filters/ListFilters.tsx#ListFilters": ListFilters_f1eca835204992d0bb029660309f0495,
  "/cms/components/filters/EmptyList.tsx#EmptyList": EmptyList_c867b1179a54db1e7229721da943fc7f,
  "/cms/components/view/PlainTitle.tsx#PlainTitle": PlainTitle_b8f34d59d16d435d9c8421ed04425749,
  "/cms/components/posts/PostButtons.tsx#PostButtons": PostButtons_6bc4dc7527fffdb908f31a1b1e1d9a27,
  "/cms/components/posts/PostView.tsx#PostView": PostView_817182cd35cc6170044f6b275a7e0855,
  "/cms/components/letters/SendLetter.tsx#SendLetter": SendLetter_520825cf487393880bf8fe142426f46f,
  "/cms/components/captions/LanguageField.tsx#LanguageField": LanguageField_50657cb38b1c1cea4b9d6f3e11a62f0c,
  "/cms/components/captions/CaptionsField.tsx#CaptionsField": CaptionsField_dcfd465e5e4cb68e705272ea4b1fba7f,
  "/cms/components/finds/SellStone.tsx#SellStone": SellStone_0d09a01b472da158cd3af5d690dd2d1d,
  "/cms/components/finds/FramePicker.tsx#FramePicker": FramePicker_8954a27337635d1c819d0e516127cb3c,
  "/cms/components/guesses/GuessCounts.tsx#GuessCounts": GuessCounts_281b0b4b4d337774e9ab25abfdabcb24,
  "/cms/components/guesses/GuessCountCell.tsx#GuessCountCell": GuessCountCell_d5ef78e8f8428ad278a5e5089d29e8c5,
  "/cms/components/moderation/ReplyField.tsx#ReplyField": ReplyField_ee767f7ba87290867ca58afd4d196694,
  "/cms/components/moderation/ModerationCell.tsx#ModerationCell": ModerationCell_964affa39dcb3ec5a7eba31d1be1a86b,
  "/cms/components/moderation/ModerationBar.tsx#ModerationBar": ModerationBar_b48339044d38435cd1051450d71e4873,
  "/cms/components/threads/ThreadDesk.tsx#ThreadDesk": ThreadDesk_a87bd0fa4dd5fd8bb817c6172fc15e38,
  "/cms/components/threads/WaitingCell.tsx#WaitingCell": WaitingCell_9e91543ec266339b004f6eb58bc60aad,
  "/cms/components/identifications/StoneDesk.tsx#StoneDesk": StoneDesk_8b64c99fbd17f7df60f2b3ea2dbc2b0b,
  "/cms/components/loggedFinds/FindDesk.tsx#FindDesk": FindDesk_d4b2276129740c842667d6e03344c79a,
  "/cms/components/fields/Fact.tsx#Fact": Fact_2e9e6a608b74756fe1b3ac04a9f7b6e1,
  "/cms/components/people/Security.tsx#Security": Security_675278cdb5fd983d4a65ae599bf561ab,
  "/cms/components/people/InviteEmployee.tsx#InviteEmployee": InviteEmployee_725f590c3e5974afee45480c15bc8ce0,
  "/cms/components/auditLog/SubjectCell.tsx#SubjectCell": SubjectCell_d93f99b46253fd585b2b348c16bd5a82,
  "/cms/components/auditLog/DetailsCell.tsx#DetailsCell": DetailsCell_a97a9f1a7d7131f626f64b0de228e34d,
  "/cms/components/auditLog/DetailsField.tsx#DetailsField": DetailsField_5790c2f67b9f7acb02dc470c4a13673c,
  "/cms/components/membershipPayments/MembershipDesk.tsx#MembershipDesk": MembershipDesk_ed9f4c5d57b076bd39951eca6966e958,
  "/cms/components/cells/MoneyCell.tsx#MoneyCell": MoneyCell_2a67e2e2dab8fa6dab4054b0395223b4,
  "/cms/components/fields/MoneyInput.tsx#MoneyInput": MoneyInput_10b51eb5c14eec3f8c21f019eead3bf7,
  "/cms/components/versions/MoneyDiff.tsx#MoneyDiff": MoneyDiff_7a5d86cafc9799a722c8bb143322b163,
  "/cms/components/terms/TermsField.tsx#TermsField": TermsField_2bf0ca5d4f4da93e3f81177a498ab982,
  "/cms/components/orders/OrderDesk.tsx#OrderDesk": OrderDesk_632bc038bf170afa75af2fd7f6d41981,
  "/cms/components/orders/BuyerCell.tsx#BuyerCell": BuyerCell_2c47444b745d50c67977a094e15bb478,
  "/cms/components/orders/ArticlesCell.tsx#ArticlesCell": ArticlesCell_1ecf5756d0b9961828d5b9c8c2a06d16,
  "/cms/components/orders/RefundReason.tsx#RefundReasonCell": RefundReasonCell_71c5c4b6531f4ff1c69555867fde2ecf,
  "/cms/components/orders/RefundReason.tsx#RefundReason": RefundReason_71c5c4b6531f4ff1c69555867fde2ecf,
  "/cms/components/withdrawals/WithdrawalDesk.tsx#WithdrawalDesk": WithdrawalDesk_1908bb9235895cbb2034eb136d5b81f4,
  "/cms/components/orders/InvoiceDownload.tsx#InvoiceDownload": InvoiceDownload_79e53f028d8d6ff41cc7d62d5c3f1430,
  "/cms/components/claims/ClaimDesk.tsx#ClaimDesk": ClaimDesk_b0bee861468d6bc76b7c469ac00b6fb0,
  "/cms/components/catalogue/HiddenCell.tsx#HiddenCell": HiddenCell_9d5677cf87b4ca0d83cd379e2e99a962,
  "/cms/components/catalogue/HiddenField.tsx#HiddenField": HiddenField_a2be1b372f8d3655190f8c7c9d0d568f,
  "/cms/components/catalogue/DescriptionField.tsx#DescriptionField": DescriptionField_19c95379e3210f3b5d58052ac9e03758,
  "/cms/components/catalogue/SyncBar.tsx#SyncBar": SyncBar_f22bba00d81eff885f3d40c46dd59791,
  "/cms/components/catalogue/OptionLabel.tsx#OptionLabel": OptionLabel_87b493fe6d77ecd32cd150c2469bd535,
  "/cms/components/catalogue/StockDesk.tsx#StockDesk": StockDesk_b07b1a540c5c33820d42faa7b779a6c5,
  "/cms/components/reviews/ReviewCell.tsx#ReviewCell": ReviewCell_6b9ee48576ace9d2485dfb20a224ac84,
  "/cms/components/reviews/ReviewBar.tsx#ReviewBar": ReviewBar_9b263482df163396e540e312b885ff72,
  "/cms/components/giftSales/SaleDesk.tsx#SaleDesk": SaleDesk_6de103f34b06abb1751013cffd1442d9,
  "/cms/components/giftMemberships/GiftMembershipDesk.tsx#GiftMembershipDesk": GiftMembershipDesk_a9118de2fa660de424cbb4721aa9d20e,
  "/cms/components/mails/MailPreview.tsx#MailPreview": MailPreview_589f2ab299b6c789d2c98812eb7cdbe8,
  "/cms/components/cells/KindCell.tsx#KindCell": KindCell_2ac4dbb89a3fa81cbaa36638bc9475c1,
  "/cms/components/catalogue/SkippedField.tsx#SkippedField": SkippedField_d6ff194e1852fea1e5c8ab10214de15f,
  "/cms/components/studio/StudioTabs.tsx#StudioTabs": StudioTabs_17151b7b58856e316054a6c4394d0b15,
  "/cms/components/fields/ColorInput.tsx#ColorInput": ColorInput_cb6dbbfd54bcf3098084d5232ed30e81,
  "/cms/components/studio/StudioNav.tsx#StudioNav": StudioNav_f058b66171a54246a0cc772322bf2396,
  "/cms/components/brand/Icon.tsx#Icon": Icon_5be8c348735b0bc032b22be68d0ddfb5,
  "/cms/components/brand/Logo.tsx#Logo": Logo_12c46678dc1f4d3125090538b76bea83,
  "/cms/components/studio/HeaderTools.tsx#HeaderTools": HeaderTools_b33bca19bd71f89118dc3530be086042,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/cms/components/dashboard/Dashboard.tsx#Dashboard": Dashboard_f86d6b4abad53a351631e6d24d32560e,
  "/cms/components/inbox/Inbox.tsx#Inbox": Inbox_caf4565c91274da8c767a6bb479680ce,
  "/cms/components/settings/Settings.tsx#Settings": Settings_b224f3ba8ca18ed4e72599f713040d8f,
  "/cms/components/settings/Offers.tsx#Offers": Offers_4f2e159e962098119e5718a0ff5e5d5b,
  "/cms/components/settings/TradeWords.tsx#TradeWords": TradeWords_78b3a7ca7284afcd55b33a4a63717391,
  "/cms/components/growth/Growth.tsx#Growth": Growth_23e76e7bbe7b45d5eddedca099d5382c,
  "/cms/components/exports/Exports.tsx#Exports": Exports_e3f3e5995ad1a600d20044f9f817c22d,
  "/cms/components/imports/Imports.tsx#Imports": Imports_e6e66588d53342e664af06ff4c8e9629,
  "/cms/components/outgoingWebhooks/Webhooks.tsx#Webhooks": Webhooks_d453ef30ad04d2bddd185cbafa1f97b6,
  "/cms/components/apiKeys/ApiKeys.tsx#ApiKeys": ApiKeys_1930139c45c75c4a25cdbe4bfad035d8,
  "/cms/components/membershipPayments/FailedPayments.tsx#FailedPayments": FailedPayments_7cb9842a2403114641ef8e9ec3dfa853,
  "/cms/components/mails/MailTemplates.tsx#MailTemplates": MailTemplates_9b8a8b690ff62954d72e5697fe660abf,
  "/cms/components/help/Help.tsx#Help": Help_bbcd3797fcab51237a90ca96c83f3937,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
