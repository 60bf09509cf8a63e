import { type MouseEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useLanguage } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'

/**
 * Opens the form of a request as a dialog when there is JavaScript: a link to the page of the form calls `opens`, and
 * the dialog shows what that page loads.
 */
export function useAskDialog<Load>() {
  const language = useLanguage()
  const page = useFetcher<Load>()
  const [isOpen, setOpen] = useState(false)
  return {
    data: page.data,
    isOpen,
    onClose: () => setOpen(false),
    opens: (path: string, first?: () => void) => (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      first?.()
      setOpen(true)
      void page.load(inLanguage(path, language))
    },
  }
}
