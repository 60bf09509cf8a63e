import { type Section, sectionPaths } from '@portal/contract/listing-market/sections'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { addressWith, droppedOf, type ListValues, listParams, orderOf, valuesOf } from './list-address.ts'
import { shownFigure } from './number-filter.tsx'

interface Props {
  id: string
  panelId: string
  section: Section
  values: ListValues
  children: ReactNode
}

/** From this width on the panel is next to the list and a choice applies immediately; below, the button applies it. */
const wideScreen = '(min-width: 992px)'

/** A plain GET form, which works without JavaScript; with JavaScript the address has no empty values. */
export function FilterForm({ id, panelId, section, values, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const language = useLanguage()

  // Updates the fields after a chip, "back" or a link changed the address, and keeps the focus.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      if (field.name === 'orden') field.value = orderOf(values)
      else if (listParams.some((name) => name === field.name))
        field.value = shownFigure(field.name, values[field.name as keyof ListValues], language)
    }
  }, [values, language])

  function go(event?: FormEvent) {
    event?.preventDefault()
    if (!form.current) return
    const sent = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]))
    document.getElementById(panelId)?.hidePopover()
    if (droppedOf(`?${sent}`).length > 0) {
      for (const name of listParams) if (!sent.get(name)) sent.delete(name)
      return navigate(`${sectionPaths[section]}?${sent}`, { preventScrollReset: true }) // the page reports dropped values
    }
    const next = valuesOf(`?${sent}`)
    const isUsual = next.orden === orderOf({ ...next, orden: '' }) || (next.buscar !== values.buscar && next.buscar)
    const to = addressWith(section, next, { ...(isUsual && { orden: '' }) })
    navigate(inLanguage(to, language), { preventScrollReset: true })
  }

  const choose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement && matchMedia(wideScreen).matches) go()
  }

  return (
    <form id={id} ref={form} method="get" action={sectionPaths[section]} onSubmit={go} onChange={choose} noValidate>
      {language === 'en' && <input type="hidden" name="lang" value="en" />}
      {children}
    </form>
  )
}
