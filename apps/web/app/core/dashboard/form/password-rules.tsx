import { textIn } from '@portal/contract/core/text'
import { brokenPasswordRules, type PasswordRule, passwordRuleTexts } from '@portal/contract/sign-in/password-rules'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './password-rules.module.css'

const rules = Object.keys(passwordRuleTexts).map((rule) => Number(rule) as PasswordRule)

/** The five rules of a new password, ticked off while it is typed (rule access/password). */
export function PasswordRules({ password }: { password: string }) {
  const t = useTexts(kitTexts)
  const language = useLanguage()
  const broken = new Set(brokenPasswordRules(password))
  return (
    <ul className={classes.rules} aria-label={t.passwordRules}>
      {rules.map((rule) => {
        const isMet = !broken.has(rule)
        const Mark = isMet ? IconCheck : IconPoint
        return (
          <li key={rule} data-met={isMet || undefined}>
            <Mark size={16} stroke={2} aria-label={isMet ? t.ruleMet : t.ruleBroken} />
            {textIn(passwordRuleTexts[rule], language)}
          </li>
        )
      })}
    </ul>
  )
}
