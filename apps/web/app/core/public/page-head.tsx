import { useCompany } from './company.ts'

interface Props {
  title: string
  description?: string
  /** Pages that are nobody's search result. */
  isPrivate?: boolean
}

/** Title and description of a page; React moves them into the head. */
export function PageHead({ title, description, isPrivate }: Props) {
  const company = useCompany()
  return (
    <>
      <title>{company ? `${title} · ${company.nombre}` : title}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  )
}
