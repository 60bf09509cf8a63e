import { type ReactNode, useRef } from 'react'
import { LanguageInput } from '#core/public/form/language-input.tsx'
import { useFilterForm } from './use-filter-form.ts'
import { useListView } from './view.ts'

interface Props {
  id: string
  panelId: string
  children: ReactNode
}

/**
 * A plain GET form, which works without JavaScript; with JavaScript the address has no empty values. The browser does not
 * restore its fields: what differs from the page when the script comes was chosen meanwhile.
 */
export function FilterForm({ id, panelId, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { path } = useListView()
  const filters = useFilterForm(form, panelId)
  return (
    <form
      id={id}
      ref={form}
      method="get"
      action={path}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        filters.submit()
      }}
      onChange={({ target }) => filters.choose(target)}
      onBlur={({ target, relatedTarget }) => filters.leave(target, relatedTarget)}
    >
      <LanguageInput />
      {children}
    </form>
  )
}
