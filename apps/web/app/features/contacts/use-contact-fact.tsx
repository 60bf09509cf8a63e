import { contactModules } from '@portal/contract/contacts/constants'
import { Link } from 'react-router'
import type { Fact } from '#core/dashboard/detail/fact-grid.tsx'
import { opens } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { type Person, personPath } from './paths.ts'
import { texts } from './texts.ts'

/** Returns the fact that leads to the contact of a person, or to making one; none for readers without contacts. */
export function useContactFact(person: Person): readonly Fact[] {
  const t = useTexts(texts)
  const { modules } = useSignedIn()
  if (!opens(modules, contactModules)) return []
  return [{ label: t.contact, value: <Link to={personPath(person)}>{t.findContact}</Link> }]
}
