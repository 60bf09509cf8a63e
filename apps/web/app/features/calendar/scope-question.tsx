import { Button } from '@mantine/core'
import { useModals } from '@mantine/modals'
import { ChangeScope, changeScopeNames } from '@portal/contract/calendar/constants'
import { textIn } from '@portal/contract/core/text'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './calendar.module.css'
import { texts } from './texts.ts'

/** Returns a function that asks which occurrences a change is for; null when the reader leaves it. */
export function useScopeQuestion(): (title: string, text?: string) => Promise<ChangeScope | null> {
  const t = useTexts(texts)
  const language = useLanguage()
  const { openModal, closeModal } = useModals()
  return (title, text) =>
    new Promise((resolve) => {
      const answer = (scope: ChangeScope | null) => () => {
        resolve(scope)
        closeModal(id)
      }
      const id: string = openModal({
        title,
        size: 360,
        onClose: () => resolve(null),
        children: (
          <div className={classes.stack}>
            {text && <p>{text}</p>}
            {Object.values(ChangeScope).map((scope, place) => (
              <Button key={scope} variant="default" data-autofocus={place === 0 || undefined} onClick={answer(scope)}>
                {textIn(changeScopeNames[scope], language)}
              </Button>
            ))}
            <Button variant="subtle" color="gray" onClick={answer(null)}>
              {t.cancel}
            </Button>
          </div>
        ),
      })
    })
}
