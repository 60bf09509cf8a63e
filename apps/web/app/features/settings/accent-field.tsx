import { TextInput } from '@mantine/core'
import { isAccent } from '@portal/contract/core/accent'
import type { ReactNode } from 'react'
import classes from './settings.module.css'

export interface AccentProps {
  value: string
  onChange: (value: string) => void
  label: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
}

/** A colour, typed or chosen. `pick` names the choice for screen readers. */
export function AccentField({ value, onChange, pick, ...props }: AccentProps & { pick: string }) {
  const typed = value.toLowerCase()
  return (
    <TextInput
      {...props}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      leftSection={
        <input
          type="color"
          className={classes.colour}
          aria-label={pick}
          value={isAccent(typed) ? typed : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  )
}
