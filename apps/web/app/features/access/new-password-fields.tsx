import { useTexts } from '#core/language/language.ts'
import { PasswordField } from '#core/public/form/password-field.tsx'
import { accountTexts } from './account-texts.ts'

interface NewPassword {
  password: string
  confirmacion: string
}

interface Props {
  /** What was refused, by field, in the reader's language. */
  errorOf: (field: keyof NewPassword) => string | undefined
}

/** A new password, its rules while it is typed, and the same again. */
export function NewPasswordFields({ errorOf }: Props) {
  const t = useTexts(accountTexts)
  return (
    <>
      <PasswordField<NewPassword>
        name="password"
        label={t.newPassword}
        autoComplete="new-password"
        hasRules
        required
        error={errorOf('password')}
      />
      <PasswordField<NewPassword>
        name="confirmacion"
        label={t.confirmation}
        autoComplete="new-password"
        required
        error={errorOf('confirmacion')}
      />
    </>
  )
}
