import { Alert } from '@mantine/core'
import type { In } from '@portal/contract/core/fields'
import { accountCalls } from '@portal/contract/sign-in/calls'
import type { ChangePasswordSchema } from '@portal/contract/sign-in/schemas'
import { useState } from 'react'
import { PasswordField } from '#core/dashboard/form/fields.tsx'
import { PasswordRules } from '#core/dashboard/form/password-rules.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { knownBrowser } from '../known-browser.ts'
import classes from '../profile-sections.module.css'
import { sessionTexts } from './session-texts.ts'

/** Changes the reader's own password; the rules are ticked off while it is typed. Resets after each change. */
export function PasswordForm({ email }: { email: string }) {
  const [changes, setChanges] = useState(0)
  return <Change key={changes} email={email} onDone={() => setChanges(changes + 1)} />
}

function Change({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTexts(sessionTexts)
  const isWeak = (useSignedIn().counts.clave_por_cambiar ?? 0) > 0
  const form = useWireForm({
    call: accountCalls.changePassword,
    initial: { password_actual: '', password: '', confirmacion: '', dispositivo: '' },
    body: (values) => ({ ...values, dispositivo: knownBrowser() }) as In<typeof ChangePasswordSchema>,
    onDone,
  })
  return (
    <WireForm form={form} label={t.change}>
      <section className={classes.card}>
        <div>
          <h2>{t.change}</h2>
          <p className={classes.about}>{t.changeHint}</p>
        </div>
        {isWeak && (
          <Alert variant="light" color="yellow">
            {t.weak}
          </Alert>
        )}
        {/* Password managers store the new password under this name. */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <div className={classes.passwords}>
          <PasswordField
            {...form.field('password_actual')}
            label={t.current}
            autoComplete="current-password"
            required
          />
          <PasswordField {...form.field('password')} label={t.next} autoComplete="new-password" required />
          <PasswordRules password={form.values.password ?? ''} />
          <PasswordField {...form.field('confirmacion')} label={t.again} autoComplete="new-password" required />
        </div>
        <FormActions form={form} label={t.change} />
      </section>
    </WireForm>
  )
}
