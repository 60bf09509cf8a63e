import { VisuallyHidden } from '@mantine/core'
import type { NumberKind } from '@portal/contract/core/numbers'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './number-echo.module.css'
import { echoOf } from './number-text.ts'

interface Props {
  text: string
  kind: NumberKind
  /** Shown under the field, when the space above it contains text. */
  isBelow?: boolean
}

/**
 * Shows how a typed number is read, at the edge of its field and over the content, so that nothing moves. Its parent
 * must be positioned; render it while the field has the focus.
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
