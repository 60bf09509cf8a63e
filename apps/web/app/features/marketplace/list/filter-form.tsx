import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { shownFigure } from './number-filter.tsx'
import { useListView } from './view.ts'

interface Props {
  id: string
  panelId: string
  children: ReactNode
}

/** From this width on the panel is next to the list and a choice applies immediately; below, the button applies it. */
const wideScreen = '(min-width: 992px)'

/** A plain GET form, which works without JavaScript; with JavaScript the address has no empty values. */
export function FilterForm({ id, panelId, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const language = useLanguage()
  const { path, params, values, order, figures, addressSent } = useListView()

  // Updates the fields after a chip, "back" or a link changed the address, and keeps the focus.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      if (field.name === 'orden') field.value = order
      else if (params.includes(field.name))
        field.value = shownFigure(figures[field.name], values[field.name] ?? '', language)
    }
  }, [params, values, order, figures, language])

  function go(event?: FormEvent) {
    event?.preventDefault()
    if (!form.current) return
    const sent = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]))
    document.getElementById(panelId)?.hidePopover()
    navigate(inLanguage(addressSent(sent), language), { preventScrollReset: true })
  }

  const choose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement && matchMedia(wideScreen).matches) go()
  }

  return (
    <form id={id} ref={form} method="get" action={path} onSubmit={go} onChange={choose} noValidate>
      {language === 'en' && <input type="hidden" name="lang" value="en" />}
      {children}
    </form>
  )
}
