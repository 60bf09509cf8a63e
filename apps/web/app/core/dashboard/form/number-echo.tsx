import { VisuallyHidden } from '@mantine/core'
import type { NumberKind } from '@portal/contract/core/numbers'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './number-echo.module.css'
import { echoOf } from './number-text.ts'

interface Props {
  text: string
  kind: NumberKind
  /** Under the field, where something to be read is over it. */
  isBelow?: boolean
}

/**
 * What a typed number is read as, at the edge of its field and over what is there: nothing moves. Put it into a parent
 * with a position, while the field has the focus.
 */
export function NumberEcho({ text, kind, isBelow }: Props) {
  const t = useTexts(kitTexts)
  const said = echoOf(text, kind, useLanguage(), t)
  return (
    <output className={classes.said} data-below={isBelow || undefined} data-wrong={said?.isWrong || undefined}>
      {said && (
        <span className={classes.text}>
          {!said.isWrong && <VisuallyHidden>{t.readAs} </VisuallyHidden>}
          {said.text}
        </span>
      )}
    </output>
  )
}
