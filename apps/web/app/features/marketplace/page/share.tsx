import { IconLink, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Toast } from '#core/public/form/toast.tsx'
import styles from './share.module.css'
import { shareTexts } from './share-texts.ts'

/** Opens the share sheet of the device if it has one, and offers the link to copy. */
export function Share({ name }: { name: string }) {
  const t = useTexts(shareTexts)
  const isHydrated = useHydrated()
  const [said, setSaid] = useState<string | null>(null)
  if (!isHydrated) return <div className={styles.share} />

  const address = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const copy = () => navigator.clipboard.writeText(address()).then(() => setSaid(t.copied))
  // closing the share sheet is not a failure
  const share = () => navigator.share({ title: name, url: address() }).catch(() => {})

  return (
    <div className={styles.share}>
      {'share' in navigator && (
        <button type="button" onClick={() => void share()}>
          <IconShare size={18} stroke={1.75} />
          {t.share}
        </button>
      )}
      {'clipboard' in navigator && (
        <button type="button" onClick={() => void copy()}>
          <IconLink size={18} stroke={1.75} />
          {t.copy}
        </button>
      )}
      <Toast text={said} onClose={() => setSaid(null)} />
    </div>
  )
}
