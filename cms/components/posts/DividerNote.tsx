export function DividerNote() {
  return <p className="field-description">Text below it is for members only.</p>
}
