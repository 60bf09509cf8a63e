import { useHotkeys, useLocalStorage } from '@mantine/hooks'
import { KeyHelp } from './key-help.tsx'
import { focusQuick, focusSearch, isElsewhere, moveRow, openNew, selectRow } from './list-keys.ts'

interface Props {
  isHelpOpen: boolean
  onHelp: () => void
  onClose: () => void
}

/**
 * Single keys of every screen: `/` search, `j` and `k` rows, `x` select, `n` new, `q` quick entry, `?` help. They do nothing while
 * someone types or a dialog is open. A reader can disable them permanently (WCAG 2.1.4), and opens the help in the
 * profile menu.
 */
export function Keys({ isHelpOpen, onHelp, onClose }: Props) {
  const [isOn, setOn] = useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false })
  const when = (act: () => boolean | undefined) => (event: KeyboardEvent) => {
    if (isOn && !event.defaultPrevented && !isElsewhere() && act() !== false) event.preventDefault()
  }
  const help = when(() => {
    onHelp()
    return true
  })
  const search = when(focusSearch)
  const asItIs = { preventDefault: false }
  useHotkeys([
    ['/', search, asItIs],
    ['shift+/', search, asItIs], // on keyboards that type it with Shift
    ['j', when(() => moveRow(1)), asItIs],
    ['k', when(() => moveRow(-1)), asItIs],
    ['x', when(selectRow), asItIs],
    ['n', when(openNew), asItIs],
    ['q', when(focusQuick), asItIs],
    ['shift+?', help, asItIs],
    ['?', help, asItIs],
  ])
  return isHelpOpen ? <KeyHelp isOn={isOn} onOn={setOn} onClose={onClose} /> : null
}
