/** List cells; spread or merged into a field's `admin`. */
export const cells = {
  picture: { Cell: '/cms/components/platform/cells/PictureCell.tsx#PictureCell' },
  title: { Cell: '/cms/components/platform/cells/TitleCell.tsx#TitleCell' },
  state: { Cell: '/cms/components/platform/cells/StateCell.tsx#StateCell' },
  yes: { Cell: '/cms/components/platform/cells/YesCell.tsx#YesCell' },
  kind: { Cell: '/cms/components/platform/cells/KindCell.tsx#KindCell' },
  relation: { Cell: '/cms/components/platform/cells/RelationCell.tsx#RelationCell' },
  seconds: {
    Cell: '/cms/components/platform/cells/SecondsCell.tsx#SecondsCell',
    Field: '/cms/components/platform/fields/SecondsField.tsx#SecondsField',
    Diff: '/cms/components/platform/versions/SecondsDiff.tsx#SecondsDiff',
  },
  subject: { Cell: '/cms/components/platform/auditLog/SubjectCell.tsx#SubjectCell' },
  details: {
    Cell: '/cms/components/platform/auditLog/DetailsCell.tsx#DetailsCell',
    Field: '/cms/components/platform/auditLog/DetailsField.tsx#DetailsField',
  },
} as const

/** In the place of a part that Payload would draw. */
export const NOTHING = '/cms/components/platform/view/Nothing.tsx#Nothing'
