import { useTexts } from '#core/language/language.ts'
import { PasswordField } from '#core/public/form/password-field.tsx'
import { accountTexts } from '../account-texts.ts'

interface NewPassword {
  password: string
  confirmacion: string
}

interface Props {
  /** Returns the refusal of a field in the reader's language. */
  errorOf: (field: keyof NewPassword) => string | undefined
}

/** A new password, its rules while it is typed, and its repetition. */
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
