import { Popover, Textarea, VisuallyHidden } from '@mantine/core'
import { commentLimits } from '@portal/contract/tasks/constants'
import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './comments.module.css'
import { completed, type Mentionable, matching, mentionAt, type TypedMention } from './mentions.ts'
import { commentTexts } from './texts.ts'

interface Props {
  form: {
    // biome-ignore lint/suspicious/noExplicitAny: the props of a field, as Mantine's form returns them
    field: (name: 'comentario' | 'menciones') => any
    set: (values: { comentario: string }) => void
  }
  people: readonly Mentionable[]
  placeholder?: string
  /** It takes the focus. */
  isFirst?: boolean
}

/** People that are offered at once. */
const mostOffered = 6

/**
 * The text of a comment. While a name is typed after an `@`, people are offered in a list (WAI-ARIA: a text box with
 * autocompletion by a listbox, which never takes the focus): arrows choose, Enter or Tab takes, Escape closes it.
 */
export function MentionField({ form, people, placeholder, isFirst = false }: Props) {
  const t = useTexts(commentTexts)
  const { number } = useFormats()
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [asked, setAsked] = useState<TypedMention | null>(null)
  const [chosen, setChosen] = useState(0)
  const { onChange, ...props } = form.field('comentario')
  const offered = asked ? matching(people, asked.typed).slice(0, mostOffered) : []
  const isOpen = offered.length > 0
  const idOf = (place: number) => `${listId}-${place}`

  function ask(text: string, caret: number) {
    const next = mentionAt(text, caret)
    if (next?.from !== asked?.from || next?.typed !== asked?.typed) setChosen(0)
    setAsked(next)
  }
  function take(person: Mentionable) {
    if (!asked) return
    const { text, caret } = completed(props.value, asked, person.nombre)
    form.set({ comentario: text })
    setAsked(null)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }
  function byKeys(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step) setChosen((chosen + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[chosen]!)
    else if (event.key === 'Escape') setAsked(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Popover opened={isOpen} position="bottom-start" width="target" shadow="md" trapFocus={false} withRoles={false}>
      <Popover.Target>
        <Textarea
          {...props}
          ref={field}
          error={props.error ?? form.field('menciones').error}
          aria-label={t.comment}
          placeholder={placeholder}
          maxLength={commentLimits.text}
          autosize
          minRows={2}
          maxRows={12}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': idOf(chosen) })}
          data-mantine-stop-propagation={isOpen || undefined}
          {...(isFirst && { autoFocus: true })}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            onChange(event)
            ask(event.currentTarget.value, event.currentTarget.selectionStart)
          }}
          onSelect={({ currentTarget: { value, selectionStart } }: SyntheticEvent<HTMLTextAreaElement>) =>
            asked && ask(value, selectionStart)
          }
          onKeyDown={byKeys}
          onBlur={() => setAsked(null)}
        />
      </Popover.Target>
      <Popover.Dropdown className={classes.offered}>
        <div id={listId} role="listbox" aria-label={t.people}>
          {offered.map((person, place) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the text
            <div
              key={person.id}
              id={idOf(place)}
              role="option"
              aria-selected={place === chosen}
              className={classes.option}
              onMouseDown={(event) => event.preventDefault()} // the text keeps the focus
              onClick={() => take(person)}
            >
              {person.nombre}
            </div>
          ))}
        </div>
      </Popover.Dropdown>
      <VisuallyHidden role="status">{isOpen && t.found(number(offered.length))}</VisuallyHidden>
    </Popover>
  )
}
