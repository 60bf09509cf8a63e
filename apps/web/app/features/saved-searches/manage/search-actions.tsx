import type { Of } from '@portal/contract/core/fields'
import { SavedSearchState, saveSearchPaths } from '@portal/contract/saved-searches/constants'
import type { SavedSearchSchema } from '@portal/contract/saved-searches/schemas'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import form from '#core/public/form/form.module.css'
import { FrequencyField } from '../frequency-field.tsx'
import styles from '../page.module.css'
import { searchTexts } from '../texts.ts'

type Search = Of<typeof SavedSearchSchema>

/** What its address may do with a saved search now. */
export function SearchActions({ search }: { search: Search }) {
  const t = useTexts(searchTexts)
  if (search.estado === SavedSearchState.ended) {
    const [, filter] = search.url_lista.split('?')
    const path = saveSearchPaths[search.tipo]
    return (
      <>
        <p>{t.endedText}</p>
        <div className={styles.actions}>
          <ButtonLink to={search.url_lista}>{t.toList}</ButtonLink>
          <ButtonLink to={filter ? `${path}?${filter}` : path}>{t.again}</ButtonLink>
        </div>
      </>
    )
  }
  if (search.estado === SavedSearchState.waiting) {
    return (
      <>
        <p>{t.confirmLead}</p>
        <div className={styles.actions}>
          <ActionForm name="confirmar" label={t.confirm} isPrimary />
        </div>
      </>
    )
  }
  return (
    <>
      <ActionForm name="cambiar" label={t.change}>
        <FrequencyField key={search.frecuencia} defaultValue={search.frecuencia} hint={t.frequencyHint} />
      </ActionForm>
      <div className={styles.actions}>
        <ButtonLink to={search.url_lista}>{t.toList}</ButtonLink>
        <ActionForm name="terminar" label={t.end} />
      </div>
    </>
  )
}

interface Props {
  name: string
  label: string
  isPrimary?: boolean
  children?: ReactNode
}

function ActionForm({ name, label, isPrimary = false, children }: Props) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset>
      <div className={form.fields}>
        <input type="hidden" name="accion" value={name} />
        {children}
        <Button type="submit" kind={isPrimary ? 'primary' : 'plain'} isBusy={isSending}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
