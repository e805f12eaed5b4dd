/** List cells; spread or merged into a field's `admin`. */
export const cells = {
  picture: { Cell: '/cms/components/cells/PictureCell.tsx#PictureCell' },
  title: { Cell: '/cms/components/cells/TitleCell.tsx#TitleCell' },
  state: { Cell: '/cms/components/cells/StateCell.tsx#StateCell' },
  yes: { Cell: '/cms/components/cells/YesCell.tsx#YesCell' },
  kind: { Cell: '/cms/components/cells/KindCell.tsx#KindCell' },
  relation: { Cell: '/cms/components/cells/RelationCell.tsx#RelationCell' },
  seconds: {
    Cell: '/cms/components/cells/SecondsCell.tsx#SecondsCell',
    Field: '/cms/components/fields/SecondsField.tsx#SecondsField',
    Diff: '/cms/components/versions/SecondsDiff.tsx#SecondsDiff',
  },
  subject: { Cell: '/cms/components/auditLog/SubjectCell.tsx#SubjectCell' },
  details: {
    Cell: '/cms/components/auditLog/DetailsCell.tsx#DetailsCell',
    Field: '/cms/components/auditLog/DetailsField.tsx#DetailsField',
  },
} as const

/** In the place of a part that Payload would draw. */
export const NOTHING = '/cms/components/view/Nothing.tsx#Nothing'
