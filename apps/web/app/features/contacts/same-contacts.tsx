import { Checkbox } from '@mantine/core'
import type { SameContactSchema } from '@portal/contract/contacts/merge-schemas'
import type { Of } from '@portal/contract/core/fields'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import classes from './contact.module.css'
import { contactPath } from './paths.ts'
import { texts } from './texts.ts'

export type SameContact = Of<typeof SameContactSchema>

interface SameProps {
  same: readonly SameContact[]
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** The contacts that a form was refused for, and the way to save it all the same. */
export function SameContacts({ same, isAccepted, onAccept }: SameProps) {
  const t = useTexts(texts)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (same.length > 0) shown.current?.scrollIntoView({ block: 'nearest' }) // the button may cover it
  }, [same])
  if (same.length === 0) return null
  return (
    <div ref={shown} className={classes.same} role="alert">
      <p>{t.same}</p>
      <ul>
        {same.map(({ id, nombre, empresa, email }) => (
          <li key={id}>
            <Link to={contactPath(id)}>{nombre}</Link> · {empresa} · {email}
          </li>
        ))}
      </ul>
      <Checkbox
        label={t.saveAnyway}
        checked={isAccepted}
        onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
      />
    </div>
  )
}
