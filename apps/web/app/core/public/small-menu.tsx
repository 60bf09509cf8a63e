import { IconMenu2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#core/language.ts'
import { Dialog } from './dialog.tsx'
import { PublicLink } from './public-link.tsx'
import styles from './small-menu.module.css'
import { texts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

/** The links of the bar where it has no room for them. Without JavaScript the log-in link is there alone. */
export function SmallMenu() {
  const t = useTexts(texts)
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar closes on navigation (spec 1, 2)
  useEffect(() => setOpen(false), [key])

  if (!isHydrated) return null
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)} aria-label={t.menu}>
        <IconMenu2 size={24} aria-hidden />
      </button>
      <Dialog title={t.menu} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ul className={styles.list}>
          <li>
            <PublicLink to="/">{t.home}</PublicLink>
          </li>
          <li>
            <PublicLink to="/classifieds">{t.machinery}</PublicLink>
          </li>
          <li>
            <PublicLink to="/login">{t.logIn}</PublicLink>
          </li>
          <li>
            <PublicLink to="/create-account">{t.createAccount}</PublicLink>
          </li>
        </ul>
      </Dialog>
    </>
  )
}
