import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { shownFigure } from './number-filter.tsx'
import { useListView } from './view.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** From this width on the panel is next to the list and a choice applies immediately; below, the button applies it. */
const isWide = () => matchMedia('(min-width: 992px)').matches

/** Returns what a field contained when the server sent it. */
const servedText = (control: Control): string =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0]!).value

/**
 * Keeps the fields of a filter form equal to the address, and leads to the address of what is chosen. Fields that the
 * visitor has changed meanwhile, or before the script came, keep what they chose.
 */
export function useFilterForm(form: RefObject<HTMLFormElement | null>, panelId: string) {
  const navigate = useNavigate()
  const language = useLanguage()
  const { params, values, order, figures, addressSent } = useListView()
  /** The fields as they were sent, or as the address had them. */
  const settled = useRef(new Map<string, string>())
  /** Whether a text is not applied yet. */
  const isTyped = useRef(false)
  const steps = useRef(Promise.resolve())

  /** One step of the history for each choice, also when they follow fast; none for the address that is open. */
  function submit(): void {
    isTyped.current = false
    document.getElementById(panelId)?.hidePopover()
    const texts = [...new FormData(form.current!)] as [string, string][]
    for (const [name, text] of texts) settled.current.set(name, text)
    const to = inLanguage(addressSent(new URLSearchParams(texts)), language)
    steps.current = steps.current.then(async () => {
      if (form.current && to !== location.pathname + location.search) await navigate(to, { preventScrollReset: true })
    })
  }

  /** What was chosen before the script came is applied, unless it is a text that is still being typed. */
  const applyEarly = useEffectEvent((chosen: Control[]) => {
    const isOpen = (control: Control) => control instanceof HTMLInputElement && control === document.activeElement
    isTyped.current = chosen.some(isOpen)
    const isChoice = (control: Control) => isWide() && form.current!.contains(control) && !isOpen(control)
    if (chosen.some((control) => control.name === 'orden' || isChoice(control))) submit()
  })

  useEffect(() => {
    const isFirst = settled.current.size === 0
    const controls = ([...form.current!.elements] as Control[]).filter(({ name }) => params.includes(name))
    const chosen = controls.filter((control) => {
      const { name } = control
      const isKept = control.value !== (settled.current.get(name) ?? servedText(control))
      if (isKept) return true
      control.value = name === 'orden' ? order : shownFigure(figures[name], values[name] ?? '', language)
      settled.current.set(name, control.value)
      return false
    })
    if (isFirst) applyEarly(chosen)
  }, [form, params, values, order, figures, language])

  return {
    submit,
    /** A choice of a list applies at once, a text when its field is left. */
    choose(target: EventTarget): void {
      if (target instanceof HTMLInputElement) isTyped.current = true
      else if (isWide()) submit()
    },
    /** A range is applied when both of its fields are left. */
    leave(from: Element, to: Element | null): void {
      if (isTyped.current && isWide() && !from.closest('fieldset')?.contains(to)) submit()
    },
  }
}
