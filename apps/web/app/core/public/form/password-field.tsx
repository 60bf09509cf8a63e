import { passwordLimits } from '@portal/contract/core/limits'
import { brokenPasswordRules } from '@portal/contract/sign-in/password-rules'
import { IconCheck, IconEye, IconEyeOff, IconPointFilled } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { useHydrated } from '../components/use-hydrated.ts'
import frame from '../frame/public.module.css'
import { Field } from './field.tsx'
import styles from './password-field.module.css'
import { passwordTexts } from './password-texts.ts'

interface Props<Form> extends Omit<ComponentProps<typeof Field<Form>>, 'end' | 'hint' | 'type'> {
  /** For a new password: shows the rules, marked while typing (rule access/password). */
  hasRules?: boolean
}

export function PasswordField<Form>({ hasRules = false, onChange, ...field }: Props<Form>) {
  const t = useTexts(passwordTexts)
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const Icon = isShown ? IconEyeOff : IconEye

  return (
    <Field<Form>
      {...(field as ComponentProps<typeof Field<Form>>)}
      type={isShown ? 'text' : 'password'}
      maxLength={passwordLimits.maxLength}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange?.(event)
      }}
      end={
        isHydrated && (
          <button
            type="button"
            className={styles.eye}
            onClick={() => setShown(!isShown)}
            aria-label={isShown ? t.hide : t.show}
            aria-pressed={isShown}
          >
            <Icon size={20} stroke={1.75} />
          </button>
        )
      }
      hint={hasRules && <PasswordRules typed={typed} />}
    />
  )
}

function PasswordRules({ typed }: { typed: string }) {
  const t = useTexts(passwordTexts)
  const broken = brokenPasswordRules(typed)
  return (
    <>
      <p className={frame.unseen}>{t.needs}</p>
      <ul className={styles.rules}>
        {([1, 2, 3, 4, 5] as const).map((rule) => {
          const isMet = !broken.includes(rule)
          const Icon = isMet ? IconCheck : IconPointFilled
          return (
            <li key={rule} className={isMet ? styles.met : undefined}>
              <Icon size={16} stroke={2.25} />
              <span>{t.rules[rule]}</span>
              {typed && <span className={frame.unseen}>, {isMet ? t.ruleMet : t.ruleOpen}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
