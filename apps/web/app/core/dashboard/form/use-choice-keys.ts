import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { listAction } from './choice-match.ts'

interface Options {
  /** Whether options for the typed text are on their way. */
  isSearching: boolean
  /** Puts back the text of what is chosen, when the list closes. */
  restore: () => void
  /** Removes the choice; absent when it is required or there is none. */
  clear?: (() => void) | undefined
}

/**
 * Props of a choice of the library. In an open list Enter and Tab take the highlighted option, else the first that
 * matches what was typed; Enter never sends the form from there. `isTyped` is true until the text is a choice again.
 * The list needs `listClass`: the library names a list that was opened again by the id of the one before.
 */
export function useChoiceKeys({ isSearching, restore, clear }: Options) {
  const [isOpen, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const isWaiting = useRef(false)
  const listClass = `choices${useId()}`

  function close() {
    isWaiting.current = false
    setOpen(false)
    setTyped(false)
    restore()
  }
  function take(option: HTMLElement) {
    setTyped(false)
    if (option.hasAttribute('data-combobox-active')) close()
    else option.click()
  }
  const takeFirst = useEffectEvent(() => {
    const option = isWaiting.current && isOpen && optionToTake(listClass)
    isWaiting.current = false
    if (option) take(option)
  })
  useEffect(() => {
    if (!isSearching) takeFirst()
  }, [isSearching])

  function onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const input = event.currentTarget
    const isSearchable = !input.readOnly
    if (!isSearchable && clear && (event.key === 'Backspace' || event.key === 'Delete')) return clear()
    if (!isOpen) return
    const action = listAction({
      key: event.key,
      isCommand: event.ctrlKey || event.metaKey,
      isTyped,
      isSearching,
      isEmpty: input.value.trim() === '',
      isHighlighted: highlightedIn(listClass) !== null,
    })
    if (action === 'pass') return
    const option = action === 'take' ? optionToTake(listClass) : null
    const stays = event.key === 'Enter' || action === 'wait'
    if (stays) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (option) take(option)
    if (action === 'wait') isWaiting.current = true
    if (action === 'clear') clear?.()
    if (action === 'clear' || action === 'close') close()
  }
  return {
    isTyped,
    listClass,
    props: {
      dropdownOpened: isOpen,
      onDropdownOpen: () => setOpen(true),
      onDropdownClose: close,
      onInput: () => {
        isWaiting.current = false
        setTyped(true)
      },
      onKeyDownCapture,
    },
  }
}

const optionIn = (listClass: string, which: string) =>
  document.getElementsByClassName(listClass)[0]?.querySelector<HTMLElement>(`[data-combobox-option]${which}`) ?? null
const highlightedIn = (listClass: string) => optionIn(listClass, '[data-combobox-selected]')
const optionToTake = (listClass: string) =>
  highlightedIn(listClass) ?? optionIn(listClass, ':not([data-combobox-disabled])')
