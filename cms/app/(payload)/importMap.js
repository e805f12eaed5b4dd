import { Nothing as Nothing_c05a78e4aa53feafce04a6307c01f1a9 } from '../../../cms/components/platform/view/Nothing.tsx'
import { FreshPreview as FreshPreview_6839fa18a01e8a498e27805e38fa1ca7 } from '../../../cms/components/platform/view/FreshPreview.tsx'
import { TitleCell as TitleCell_2ecdef804872f82ae47e63af7a961896 } from '../../../cms/components/platform/cells/TitleCell.tsx'
import { PictureCell as PictureCell_24ccd33693f5737f37c114dcd9ddb892 } from '../../../cms/components/platform/cells/PictureCell.tsx'
import { CoverPicker as CoverPicker_022080f910134e912b2f2f68a1f0b43a } from '../../../cms/components/content/posts/CoverPicker.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DividerNote as DividerNote_813f6a4f360b45b9876e971a5faee951 } from '../../../cms/components/content/posts/DividerNote.tsx'
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
import { GermanPreview as GermanPreview_82549751024f02a80b8bd52d34eb82f6 } from '../../../cms/components/content/posts/GermanPreview.tsx'
import { GermanLabel as GermanLabel_0fb7a2487a5a413dfc0280eb50ccd1f3 } from '../../../cms/components/content/posts/GermanLabel.tsx'
import { StreamState as StreamState_e126eeb3b7133d3ae736e278f19c1bf8 } from '../../../cms/components/content/posts/StreamState.tsx'
import { PreviewPicker as PreviewPicker_0a2295cec912225df73453ddb8d4642e } from '../../../cms/components/content/posts/PreviewPicker.tsx'
import { OptionDiff as OptionDiff_3dbdc788c31afc7c735245b3d61a4ce3 } from '../../../cms/components/platform/versions/OptionDiff.tsx'
import { EmailPost as EmailPost_f94a2003081c92f89e8155cf2831b06f } from '../../../cms/components/content/posts/EmailPost.tsx'
import { SearchPreview as SearchPreview_e7459bfa8fe62873c0e87e8b0f38311f } from '../../../cms/components/platform/seo/SearchPreview.tsx'
import { Audience as Audience_b076027ac7899721c6501f81fcefa303 } from '../../../cms/components/content/posts/Audience.tsx'
import { ViewAs as ViewAs_20d7a9b677b42b8efb829f990d9aac8e } from '../../../cms/components/platform/view/ViewAs.tsx'
import { CloseComments as CloseComments_9167b873d18398bc1a7f415141923006 } from '../../../cms/components/content/posts/CloseComments.tsx'
import { YesCell as YesCell_e011759d4a031e6036ade2298c2948c6 } from '../../../cms/components/platform/cells/YesCell.tsx'
import { PlainCheckbox as PlainCheckbox_c90a8b7526372b771d9c1459786eac97 } from '../../../cms/components/platform/fields/PlainCheckbox.tsx'
import { YesDiff as YesDiff_dff94c50d87db30bfb3be84ea66c3130 } from '../../../cms/components/platform/versions/YesDiff.tsx'
import { StateCell as StateCell_4468a61d01d7c3523e194ac6d165e6e2 } from '../../../cms/components/platform/cells/StateCell.tsx'
import { RelationCell as RelationCell_2ffbe4feb2dc990a8c1fdbae83c2d581 } from '../../../cms/components/platform/cells/RelationCell.tsx'
import { SecondsCell as SecondsCell_0f8a7eac3a74ea55172c9d1e9e8936e4 } from '../../../cms/components/platform/cells/SecondsCell.tsx'
import { SecondsField as SecondsField_80b07604366dd10057dfe075c01aeb0b } from '../../../cms/components/platform/fields/SecondsField.tsx'
import { SecondsDiff as SecondsDiff_5d5b07b775cdcf6e52dfc289c1c74899 } from '../../../cms/components/platform/versions/SecondsDiff.tsx'
import { ListTabs as ListTabs_3ee8507bd8df499566901e921202ee28 } from '../../../cms/components/platform/studio/ListTabs.tsx'
import { ListFilters as ListFilters_1039a031b7af4a4cc3f296742b99550a } from '../../../cms/components/platform/filters/ListFilters.tsx'
import { EmptyList as EmptyList_988155830194b7272b388a728b13e55b } from '../../../cms/components/platform/filters/EmptyList.tsx'
import { PlainTitle as PlainTitle_f44145f17e550e08fe370b87b333cb26 } from '../../../cms/components/platform/view/PlainTitle.tsx'
import { PostButtons as PostButtons_6d8b1b0af61ae3986e9fd7328cae404c } from '../../../cms/components/content/posts/PostButtons.tsx'
import { PostView as PostView_7c945f14504e66a670aa1ff97cf955dc } from '../../../cms/components/content/posts/PostView.tsx'
import { SendLetter as SendLetter_7f082a769d5591eb8c6f81e74139aca1 } from '../../../cms/components/outreach/letters/SendLetter.tsx'
import { LanguageField as LanguageField_d297db92dbe447fe28d9b367ac008049 } from '../../../cms/components/content/captions/LanguageField.tsx'
import { CaptionsField as CaptionsField_3a0bfd05cf48d479d781a0af18520617 } from '../../../cms/components/content/captions/CaptionsField.tsx'
import { SellStone as SellStone_27d73e796172ab82c72799dc374c3615 } from '../../../cms/components/content/finds/SellStone.tsx'
import { FramePicker as FramePicker_bf72f4ef974ebef5fe400113331ada39 } from '../../../cms/components/content/finds/FramePicker.tsx'
import { GuessCounts as GuessCounts_5aa34cab7500f27f09f9cecd0faaaf64 } from '../../../cms/components/community/guesses/GuessCounts.tsx'
import { GuessCountCell as GuessCountCell_2e8d4c0f1c269dc85adc04351cbb62a5 } from '../../../cms/components/community/guesses/GuessCountCell.tsx'
import { ReplyField as ReplyField_bda024d258391f0641384840737d1f43 } from '../../../cms/components/community/moderation/ReplyField.tsx'
import { ModerationCell as ModerationCell_0c5aa67dd43422f1bc7402210ac82f99 } from '../../../cms/components/community/moderation/ModerationCell.tsx'
import { ModerationBar as ModerationBar_ab7781c79eea4e98edae1cbe5737df5c } from '../../../cms/components/community/moderation/ModerationBar.tsx'
import { ThreadDesk as ThreadDesk_abd763318f2c842c2fe858ce411d3d1c } from '../../../cms/components/community/threads/ThreadDesk.tsx'
import { WaitingCell as WaitingCell_804fd3eb8f65174da1948ad63c945092 } from '../../../cms/components/community/threads/WaitingCell.tsx'
import { StoneDesk as StoneDesk_8fab66764517638eca98446b51bb00f0 } from '../../../cms/components/community/identifications/StoneDesk.tsx'
import { FindDesk as FindDesk_a3faf184f330bbe1cd77e82bbcb54f16 } from '../../../cms/components/community/loggedFinds/FindDesk.tsx'
import { Fact as Fact_74d6ff6bf8c96d9120832c97b4e11b19 } from '../../../cms/components/platform/fields/Fact.tsx'
import { Security as Security_0b939d116df47d85940e18097c66ef02 } from '../../../cms/components/people/people/Security.tsx'
import { InviteEmployee as InviteEmployee_400e0ace2e8db5ddba6f01dad4b0c390 } from '../../../cms/components/people/people/InviteEmployee.tsx'
import { SubjectCell as SubjectCell_26c6f42e4aac45efdcb62195bc7db0b9 } from '../../../cms/components/platform/auditLog/SubjectCell.tsx'
import { DetailsCell as DetailsCell_16da1ce675f8dc9f1d6804c757a12959 } from '../../../cms/components/platform/auditLog/DetailsCell.tsx'
import { DetailsField as DetailsField_f96f10741622b0ecb5402bded55b8761 } from '../../../cms/components/platform/auditLog/DetailsField.tsx'
import { MembershipDesk as MembershipDesk_802cc59964f21e8910472d918f1c3407 } from '../../../cms/components/membership/membershipPayments/MembershipDesk.tsx'
import { MoneyCell as MoneyCell_6d64907ebbb13b9f4ae5167f96c8b465 } from '../../../cms/components/platform/cells/MoneyCell.tsx'
import { MoneyInput as MoneyInput_f27c542da3de02aa502c8729321ef42c } from '../../../cms/components/platform/fields/MoneyInput.tsx'
import { MoneyDiff as MoneyDiff_646399d08bca2c375c9ab7b241d8de72 } from '../../../cms/components/platform/versions/MoneyDiff.tsx'
import { TermsField as TermsField_e50d531be3005869d2f923de74374075 } from '../../../cms/components/content/terms/TermsField.tsx'
import { OrderDesk as OrderDesk_ce6794c9c1825c1d4e10d45400e4da3d } from '../../../cms/components/shop/orders/OrderDesk.tsx'
import { BuyerCell as BuyerCell_21ddde505bb5a69590d7718d249dbf24 } from '../../../cms/components/shop/orders/BuyerCell.tsx'
import { ArticlesCell as ArticlesCell_3ef95efbb31a10d54840ac216bb8ed6c } from '../../../cms/components/shop/orders/ArticlesCell.tsx'
import { RefundReasonCell as RefundReasonCell_93605d083849e25a1776ccb8ec1ab62b } from '../../../cms/components/shop/orders/RefundReason.tsx'
import { RefundReason as RefundReason_93605d083849e25a1776ccb8ec1ab62b } from '../../../cms/components/shop/orders/RefundReason.tsx'
import { WithdrawalDesk as WithdrawalDesk_d3ab2d81f88eeab9826d1711343ef4cb } from '../../../cms/components/shop/withdrawals/WithdrawalDesk.tsx'
import { InvoiceDownload as InvoiceDownload_23bf0f475ea37851eafdd054e4b3d882 } from '../../../cms/components/shop/orders/InvoiceDownload.tsx'
import { ClaimDesk as ClaimDesk_8079d34be9a2423e38906671694a50fa } from '../../../cms/components/shop/claims/ClaimDesk.tsx'
import { AlertCell as AlertCell_1b4117520ec793dbb4424c714a8cdef5 } from '../../../cms/components/platform/alerts/AlertMessage.tsx'
import { AlertField as AlertField_1b4117520ec793dbb4424c714a8cdef5 } from '../../../cms/components/platform/alerts/AlertMessage.tsx'
import { HiddenCell as HiddenCell_c14ef5b5acaab402585c6b0ae6d5d033 } from '../../../cms/components/shop/catalogue/HiddenCell.tsx'
import { HiddenField as HiddenField_37d45080be5d53ac8fbddf527a5d78b5 } from '../../../cms/components/shop/catalogue/HiddenField.tsx'
import { DescriptionField as DescriptionField_8ab979efcff507a8264d7b7d961e4cd4 } from '../../../cms/components/shop/catalogue/DescriptionField.tsx'
import { SyncBar as SyncBar_55dfa72c8f1d058d02753c7923f92a97 } from '../../../cms/components/shop/catalogue/SyncBar.tsx'
import { OptionLabel as OptionLabel_a675f6c611b8eb9d3850f2081e6f6fef } from '../../../cms/components/shop/catalogue/OptionLabel.tsx'
import { StockDesk as StockDesk_3a6f8079c77741cc85a61e1aa696ce3b } from '../../../cms/components/shop/catalogue/StockDesk.tsx'
import { ReviewCell as ReviewCell_0192f90f72d675845d1e37237a1b3740 } from '../../../cms/components/shop/reviews/ReviewCell.tsx'
import { ReviewBar as ReviewBar_aaa871a0cd6ec8ed5bdf1996f9f10669 } from '../../../cms/components/shop/reviews/ReviewBar.tsx'
import { SaleDesk as SaleDesk_8332da5a3189c4e3e125df0adcabb000 } from '../../../cms/components/membership/giftSales/SaleDesk.tsx'
import { GiftMembershipDesk as GiftMembershipDesk_43797537ce3a446e0e5913715f75f23d } from '../../../cms/components/membership/giftMemberships/GiftMembershipDesk.tsx'
import { MailPreview as MailPreview_5f7bf49800fd82105e2df1324b30368d } from '../../../cms/components/platform/mails/MailPreview.tsx'
import { KindCell as KindCell_a250564ee1e8b62de0c85caef4462cbc } from '../../../cms/components/platform/cells/KindCell.tsx'
import { SkippedField as SkippedField_f65342427a9340e4d41643a861f53511 } from '../../../cms/components/shop/catalogue/SkippedField.tsx'
import { StudioTabs as StudioTabs_b98a626e75a7e8dd1e40560d7286d2c1 } from '../../../cms/components/platform/studio/StudioTabs.tsx'
import { ColorInput as ColorInput_46e72f92ce2ab3a72281773e50767ed9 } from '../../../cms/components/platform/fields/ColorInput.tsx'
import { StudioNav as StudioNav_fd5fe21db466f433eacd61d4388e08a3 } from '../../../cms/components/platform/studio/StudioNav.tsx'
import { Icon as Icon_450bb8ca930afe30b0d0733a85f464df } from '../../../cms/components/platform/brand/Icon.tsx'
import { Logo as Logo_6f6f8c9da49f88470038cfe231e1e0f0 } from '../../../cms/components/platform/brand/Logo.tsx'
import { HeaderTools as HeaderTools_992cc5b9b0d47abfa1b07240d0a577da } from '../../../cms/components/platform/studio/HeaderTools.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_649a3079d381656212407d42305c8239 } from '../../../cms/components/operations/dashboard/Dashboard.tsx'
import { Inbox as Inbox_5fbe9ea7bba26f92424389a8768eb08a } from '../../../cms/components/operations/inbox/Inbox.tsx'
import { Settings as Settings_a08dc79fd08f94bf4a2004d57dddcf2c } from '../../../cms/components/platform/settings/Settings.tsx'
import { Offers as Offers_6dd22fa3d605001aa1d9ad43d529150a } from '../../../cms/components/platform/settings/Offers.tsx'
import { TradeWords as TradeWords_8dc867642b681859fdadb83fb4c75c99 } from '../../../cms/components/platform/settings/TradeWords.tsx'
import { Growth as Growth_2e27aba56a6d50f4584b4df4d524795a } from '../../../cms/components/operations/growth/Growth.tsx'
import { Exports as Exports_fda65870c663503bd0530d075dfa3f17 } from '../../../cms/components/operations/exports/Exports.tsx'
import { Imports as Imports_9092f316569461622cc17d98072665ba } from '../../../cms/components/operations/imports/Imports.tsx'
import { Webhooks as Webhooks_7afd2b3777f8fd468ab43208400927e1 } from '../../../cms/components/platform/outgoingWebhooks/Webhooks.tsx'
import { ApiKeys as ApiKeys_b9c1dc94d0b76280cf39471a3d2fe5e5 } from '../../../cms/components/people/apiKeys/ApiKeys.tsx'
import { FailedPayments as FailedPayments_34a1210e8292404396a617907d844021 } from '../../../cms/components/membership/membershipPayments/FailedPayments.tsx'
import { MailTemplates as MailTemplates_5de8b874caf96d3fad9a5bb4a1daad13 } from '../../../cms/components/platform/mails/MailTemplates.tsx'
import { Help as Help_6ba19298f03c8175bbd5518ac0bce5dc } from '../../../cms/components/platform/help/Help.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/components/platform/view/Nothing.tsx#Nothing": Nothing_c05a78e4aa53feafce04a6307c01f1a9,
  "/cms/components/platform/view/FreshPreview.tsx#FreshPreview": FreshPreview_6839fa18a01e8a498e27805e38fa1ca7,
  "/cms/components/platform/cells/TitleCell.tsx#TitleCell": TitleCell_2ecdef804872f82ae47e63af7a961896,
  "/cms/components/platform/cells/PictureCell.tsx#PictureCell": PictureCell_24ccd33693f5737f37c114dcd9ddb892,
  "/cms/components/content/posts/CoverPicker.tsx#CoverPicker": CoverPicker_022080f910134e912b2f2f68a1f0b43a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/components/content/posts/DividerNote.tsx#DividerNote": DividerNote_813f6a4f360b45b9876e971a5faee951,
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
  "/cms/components/content/posts/GermanPreview.tsx#GermanPreview": GermanPreview_82549751024f02a80b8bd52d34eb82f6,
  "/cms/components/content/posts/GermanLabel.tsx#GermanLabel": GermanLabel_0fb7a2487a5a413dfc0280eb50ccd1f3,
  "/cms/components/content/posts/StreamState.tsx#StreamState": StreamState_e126eeb3b7133d3ae736e278f19c1bf8,
  "/cms/components/content/posts/PreviewPicker.tsx#PreviewPicker": PreviewPicker_0a2295cec912225df73453ddb8d4642e,
  "/cms/components/platform/versions/OptionDiff.tsx#OptionDiff": OptionDiff_3dbdc788c31afc7c735245b3d61a4ce3,
  "/cms/components/content/posts/EmailPost.tsx#EmailPost": EmailPost_f94a2003081c92f89e8155cf2831b06f,
  "/cms/components/platform/seo/SearchPreview.tsx#SearchPreview": SearchPreview_e7459bfa8fe62873c0e87e8b0f38311f,
  "/cms/components/content/posts/Audience.tsx#Audience": Audience_b076027ac7899721c6501f81fcefa303,
  "/cms/components/platform/view/ViewAs.tsx#ViewAs": ViewAs_20d7a9b677b42b8efb829f990d9aac8e,
  "/cms/components/content/posts/CloseComments.tsx#CloseComments": CloseComments_9167b873d18398bc1a7f415141923006,
  "/cms/components/platform/cells/YesCell.tsx#YesCell": YesCell_e011759d4a031e6036ade2298c2948c6,
  "/cms/components/platform/fields/PlainCheckbox.tsx#PlainCheckbox": PlainCheckbox_c90a8b7526372b771d9c1459786eac97,
  "/cms/components/platform/versions/YesDiff.tsx#YesDiff": YesDiff_dff94c50d87db30bfb3be84ea66c3130,
  "/cms/components/platform/cells/StateCell.tsx#StateCell": StateCell_4468a61d01d7c3523e194ac6d165e6e2,
  "/cms/components/platform/cells/RelationCell.tsx#RelationCell": RelationCell_2ffbe4feb2dc990a8c1fdbae83c2d581,
  "/cms/components/platform/cells/SecondsCell.tsx#SecondsCell": SecondsCell_0f8a7eac3a74ea55172c9d1e9e8936e4,
  "/cms/components/platform/fields/SecondsField.tsx#SecondsField": SecondsField_80b07604366dd10057dfe075c01aeb0b,
  "/cms/components/platform/versions/SecondsDiff.tsx#SecondsDiff": SecondsDiff_5d5b07b775cdcf6e52dfc289c1c74899,
  "/cms/components/platform/studio/ListTabs.tsx#ListTabs": ListTabs_3ee8507bd8df499566901e921202ee28,
  "/cms/components/platform/filters/ListFilters.tsx#ListFilters": ListFilters_1039a031b7af4a4cc3f296742b99550a,
  "/cms/components/platform/filters/EmptyList.tsx#EmptyList": EmptyList_988155830194b7272b388a728b13e55b,
  "/cms/components/platform/view/PlainTitle.tsx#PlainTitle": PlainTitle_f44145f17e550e08fe370b87b333cb26,
  "/cms/components/content/posts/PostButtons.tsx#PostButtons": PostButtons_6d8b1b0af61ae3986e9fd7328cae404c,
  "/cms/components/content/posts/PostView.tsx#PostView": PostView_7c945f14504e66a670aa1ff97cf955dc,
  "/cms/components/outreach/letters/SendLetter.tsx#SendLetter": SendLetter_7f082a769d5591eb8c6f81e74139aca1,
  "/cms/components/content/captions/LanguageField.tsx#LanguageField": LanguageField_d297db92dbe447fe28d9b367ac008049,
  "/cms/components/content/captions/CaptionsField.tsx#CaptionsField": CaptionsField_3a0bfd05cf48d479d781a0af18520617,
  "/cms/components/content/finds/SellStone.tsx#SellStone": SellStone_27d73e796172ab82c72799dc374c3615,
  "/cms/components/content/finds/FramePicker.tsx#FramePicker": FramePicker_bf72f4ef974ebef5fe400113331ada39,
  "/cms/components/community/guesses/GuessCounts.tsx#GuessCounts": GuessCounts_5aa34cab7500f27f09f9cecd0faaaf64,
  "/cms/components/community/guesses/GuessCountCell.tsx#GuessCountCell": GuessCountCell_2e8d4c0f1c269dc85adc04351cbb62a5,
  "/cms/components/community/moderation/ReplyField.tsx#ReplyField": ReplyField_bda024d258391f0641384840737d1f43,
  "/cms/components/community/moderation/ModerationCell.tsx#ModerationCell": ModerationCell_0c5aa67dd43422f1bc7402210ac82f99,
  "/cms/components/community/moderation/ModerationBar.tsx#ModerationBar": ModerationBar_ab7781c79eea4e98edae1cbe5737df5c,
  "/cms/components/community/threads/ThreadDesk.tsx#ThreadDesk": ThreadDesk_abd763318f2c842c2fe858ce411d3d1c,
  "/cms/components/community/threads/WaitingCell.tsx#WaitingCell": WaitingCell_804fd3eb8f65174da1948ad63c945092,
  "/cms/components/community/identifications/StoneDesk.tsx#StoneDesk": StoneDesk_8fab66764517638eca98446b51bb00f0,
  "/cms/components/community/loggedFinds/FindDesk.tsx#FindDesk": FindDesk_a3faf184f330bbe1cd77e82bbcb54f16,
  "/cms/components/platform/fields/Fact.tsx#Fact": Fact_74d6ff6bf8c96d9120832c97b4e11b19,
  "/cms/components/people/people/Security.tsx#Security": Security_0b939d116df47d85940e18097c66ef02,
  "/cms/components/people/people/InviteEmployee.tsx#InviteEmployee": InviteEmployee_400e0ace2e8db5ddba6f01dad4b0c390,
  "/cms/components/platform/auditLog/SubjectCell.tsx#SubjectCell": SubjectCell_26c6f42e4aac45efdcb62195bc7db0b9,
  "/cms/components/platform/auditLog/DetailsCell.tsx#DetailsCell": DetailsCell_16da1ce675f8dc9f1d6804c757a12959,
  "/cms/components/platform/auditLog/DetailsField.tsx#DetailsField": DetailsField_f96f10741622b0ecb5402bded55b8761,
  "/cms/components/membership/membershipPayments/MembershipDesk.tsx#MembershipDesk": MembershipDesk_802cc59964f21e8910472d918f1c3407,
  "/cms/components/platform/cells/MoneyCell.tsx#MoneyCell": MoneyCell_6d64907ebbb13b9f4ae5167f96c8b465,
  "/cms/components/platform/fields/MoneyInput.tsx#MoneyInput": MoneyInput_f27c542da3de02aa502c8729321ef42c,
  "/cms/components/platform/versions/MoneyDiff.tsx#MoneyDiff": MoneyDiff_646399d08bca2c375c9ab7b241d8de72,
  "/cms/components/content/terms/TermsField.tsx#TermsField": TermsField_e50d531be3005869d2f923de74374075,
  "/cms/components/shop/orders/OrderDesk.tsx#OrderDesk": OrderDesk_ce6794c9c1825c1d4e10d45400e4da3d,
  "/cms/components/shop/orders/BuyerCell.tsx#BuyerCell": BuyerCell_21ddde505bb5a69590d7718d249dbf24,
  "/cms/components/shop/orders/ArticlesCell.tsx#ArticlesCell": ArticlesCell_3ef95efbb31a10d54840ac216bb8ed6c,
  "/cms/components/shop/orders/RefundReason.tsx#RefundReasonCell": RefundReasonCell_93605d083849e25a1776ccb8ec1ab62b,
  "/cms/components/shop/orders/RefundReason.tsx#RefundReason": RefundReason_93605d083849e25a1776ccb8ec1ab62b,
  "/cms/components/shop/withdrawals/WithdrawalDesk.tsx#WithdrawalDesk": WithdrawalDesk_d3ab2d81f88eeab9826d1711343ef4cb,
  "/cms/components/shop/orders/InvoiceDownload.tsx#InvoiceDownload": InvoiceDownload_23bf0f475ea37851eafdd054e4b3d882,
  "/cms/components/shop/claims/ClaimDesk.tsx#ClaimDesk": ClaimDesk_8079d34be9a2423e38906671694a50fa,
  "/cms/components/platform/alerts/AlertMessage.tsx#AlertCell": AlertCell_1b4117520ec793dbb4424c714a8cdef5,
  "/cms/components/platform/alerts/AlertMessage.tsx#AlertField": AlertField_1b4117520ec793dbb4424c714a8cdef5,
  "/cms/components/shop/catalogue/HiddenCell.tsx#HiddenCell": HiddenCell_c14ef5b5acaab402585c6b0ae6d5d033,
  "/cms/components/shop/catalogue/HiddenField.tsx#HiddenField": HiddenField_37d45080be5d53ac8fbddf527a5d78b5,
  "/cms/components/shop/catalogue/DescriptionField.tsx#DescriptionField": DescriptionField_8ab979efcff507a8264d7b7d961e4cd4,
  "/cms/components/shop/catalogue/SyncBar.tsx#SyncBar": SyncBar_55dfa72c8f1d058d02753c7923f92a97,
  "/cms/components/shop/catalogue/OptionLabel.tsx#OptionLabel": OptionLabel_a675f6c611b8eb9d3850f2081e6f6fef,
  "/cms/components/shop/catalogue/StockDesk.tsx#StockDesk": StockDesk_3a6f8079c77741cc85a61e1aa696ce3b,
  "/cms/components/shop/reviews/ReviewCell.tsx#ReviewCell": ReviewCell_0192f90f72d675845d1e37237a1b3740,
  "/cms/components/shop/reviews/ReviewBar.tsx#ReviewBar": ReviewBar_aaa871a0cd6ec8ed5bdf1996f9f10669,
  "/cms/components/membership/giftSales/SaleDesk.tsx#SaleDesk": SaleDesk_8332da5a3189c4e3e125df0adcabb000,
  "/cms/components/membership/giftMemberships/GiftMembershipDesk.tsx#GiftMembershipDesk": GiftMembershipDesk_43797537ce3a446e0e5913715f75f23d,
  "/cms/components/platform/mails/MailPreview.tsx#MailPreview": MailPreview_5f7bf49800fd82105e2df1324b30368d,
  "/cms/components/platform/cells/KindCell.tsx#KindCell": KindCell_a250564ee1e8b62de0c85caef4462cbc,
  "/cms/components/shop/catalogue/SkippedField.tsx#SkippedField": SkippedField_f65342427a9340e4d41643a861f53511,
  "/cms/components/platform/studio/StudioTabs.tsx#StudioTabs": StudioTabs_b98a626e75a7e8dd1e40560d7286d2c1,
  "/cms/components/platform/fields/ColorInput.tsx#ColorInput": ColorInput_46e72f92ce2ab3a72281773e50767ed9,
  "/cms/components/platform/studio/StudioNav.tsx#StudioNav": StudioNav_fd5fe21db466f433eacd61d4388e08a3,
  "/cms/components/platform/brand/Icon.tsx#Icon": Icon_450bb8ca930afe30b0d0733a85f464df,
  "/cms/components/platform/brand/Logo.tsx#Logo": Logo_6f6f8c9da49f88470038cfe231e1e0f0,
  "/cms/components/platform/studio/HeaderTools.tsx#HeaderTools": HeaderTools_992cc5b9b0d47abfa1b07240d0a577da,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/cms/components/operations/dashboard/Dashboard.tsx#Dashboard": Dashboard_649a3079d381656212407d42305c8239,
  "/cms/components/operations/inbox/Inbox.tsx#Inbox": Inbox_5fbe9ea7bba26f92424389a8768eb08a,
  "/cms/components/platform/settings/Settings.tsx#Settings": Settings_a08dc79fd08f94bf4a2004d57dddcf2c,
  "/cms/components/platform/settings/Offers.tsx#Offers": Offers_6dd22fa3d605001aa1d9ad43d529150a,
  "/cms/components/platform/settings/TradeWords.tsx#TradeWords": TradeWords_8dc867642b681859fdadb83fb4c75c99,
  "/cms/components/operations/growth/Growth.tsx#Growth": Growth_2e27aba56a6d50f4584b4df4d524795a,
  "/cms/components/operations/exports/Exports.tsx#Exports": Exports_fda65870c663503bd0530d075dfa3f17,
  "/cms/components/operations/imports/Imports.tsx#Imports": Imports_9092f316569461622cc17d98072665ba,
  "/cms/components/platform/outgoingWebhooks/Webhooks.tsx#Webhooks": Webhooks_7afd2b3777f8fd468ab43208400927e1,
  "/cms/components/people/apiKeys/ApiKeys.tsx#ApiKeys": ApiKeys_b9c1dc94d0b76280cf39471a3d2fe5e5,
  "/cms/components/membership/membershipPayments/FailedPayments.tsx#FailedPayments": FailedPayments_34a1210e8292404396a617907d844021,
  "/cms/components/platform/mails/MailTemplates.tsx#MailTemplates": MailTemplates_5de8b874caf96d3fad9a5bb4a1daad13,
  "/cms/components/platform/help/Help.tsx#Help": Help_6ba19298f03c8175bbd5518ac0bce5dc,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
