import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './change.module.css'
import { changeOf } from './change-of.ts'
import { startTexts } from './start-texts.ts'

interface Props {
  now: number
  before: number
  /** The formatted number of the earlier period. */
  said: string
}

/** The difference from the earlier period, with its number. */
export function Change({ now, before, said }: Props) {
  const t = useTexts(startTexts)
  const { number } = useFormats()
  const change = changeOf(now, before)
  const share = change.share !== null && number(Math.abs(change.share), { style: 'percent', maximumFractionDigits: 0 })
  const Arrow = change.way === 'up' ? IconArrowUp : IconArrowDown
  return (
    <p className={classes.change}>
      {share && (
        <span className={classes.share} data-way={change.way}>
          <Arrow size={14} stroke={2} aria-hidden />
          <VisuallyHidden>{change.way === 'up' ? t.more : t.less} </VisuallyHidden>
          {share}
        </span>
      )}
      {now === before ? t.sameAs(said) : t.before(said)}
    </p>
  )
}
