import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTexts } from '#core/language/language.ts'
import { bulkTexts } from './bulk-texts.ts'
import classes from './selection-bar.module.css'

/** How long the undo button stays visible. */
const undoMs = 30_000

/** Returns what shows a success with a button that undoes it. */
export function useUndoToast(): (message: string, undo: () => Promise<void>) => void {
  const t = useTexts(bulkTexts)
  return (message, undo) => {
    const id = crypto.randomUUID()
    const press = () => {
      notifications.hide(id)
      void undo()
    }
    notifications.show({
      id,
      color: 'green',
      autoClose: undoMs,
      message: (
        <span className={classes.toast}>
          {message}
          <Button size="compact-sm" variant="default" onClick={press}>
            {t.undo}
          </Button>
        </span>
      ),
    })
  }
}
