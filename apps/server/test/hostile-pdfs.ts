interface Wishes {
  /** Its table is an object of its own. */
  isPacked?: boolean
  type?: string
  root?: string
  /** More entries of its trailer; `PLACE` is where its table begins. */
  more?: string
  /** More entries of the trailer of a second saving. */
  again?: string
}

/** A PDF of an empty page, written by hand, in Latin letters. */
export function aPdf({ isPacked = false, type = '/XRef', root = '1 0 R', more = '', again }: Wishes = {}): string {
  const body =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n'
  const place = body.length
  const entries = `/Size 3 /Root ${root} ${more.replace('PLACE', String(place))}`
  const table = isPacked
    ? `3 0 obj\n<< /Type ${type} /W [1 2 1] /Length 0 ${entries} >>\nstream\n\nendstream\nendobj\n`
    : `xref\n0 1\n0000000000 65535 f \ntrailer\n<< ${entries} >>\n`
  const first = `${body}${table}startxref\n${place}\n%%EOF\n`
  if (again === undefined) return first
  const second = `xref\n0 0\ntrailer\n<< /Size 3 /Root ${root} /Prev ${place} ${again} >>\n`
  return `${first}${second}startxref\n${first.length}\n%%EOF\n`
}
