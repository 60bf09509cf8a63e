import type { CountryChoice } from '#features/marketplace/form/contact-fields.tsx'
import { AskPanel } from '#features/marketplace/request/ask-panel.tsx'
import { PropertyRequestForm } from './request-form.tsx'

/** The content of the dialog for a property. Loaded on demand: most visitors only look. */
export default function RequestPanel({ action, countries }: { action: string; countries: readonly CountryChoice[] }) {
  return <AskPanel action={action} AskForm={PropertyRequestForm} more={{ countries }} />
}
