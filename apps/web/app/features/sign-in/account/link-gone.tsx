import type { Refused } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import styles from '../account-screen.module.css'
import { AccountScreen } from '../account-screen.tsx'
import { accountTexts } from '../account-texts.ts'

interface Props {
  /** The call that refused the link. */
  call: Parameters<typeof useMessages>[0]
  refusal: Refused
  /** What the reader can do instead. */
  lead: string
}

/** For a secret link that was used, has expired or is unknown; offers a PIN instead. */
export function LinkGone({ call, refusal, lead }: Props) {
  const t = useTexts(accountTexts)
  const message = useMessages(call)
  return (
    <AccountScreen title={t.linkTitle} lead={lead}>
      <PageHead title={t.linkTitle} isPrivate />
      <div className={styles.fields}>
        <Notice kind="danger">{message.of(refusal)}</Notice>
        <ButtonLink kind="primary" to="/reset-password">
          {t.askReset}
        </ButtonLink>
      </div>
    </AccountScreen>
  )
}
