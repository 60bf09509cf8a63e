import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import type { Retired } from './load.ts'
import { texts } from './texts.ts'

/** Stands at the address of a product that is no longer offered: what replaced it, and where to go from here. */
export function RetiredProduct({ retired: { nombre, reemplazo } }: { retired: Retired }) {
  const t = useTexts(texts)
  const title = t.retired(nombre)
  return (
    <>
      <PageHead title={title} isPrivate />
      <MessageScreen
        title={title}
        actions={
          <>
            {reemplazo && (
              <ButtonLink kind="primary" to={`/${reemplazo.slug}`}>
                {t.seeProduct(reemplazo.nombre)}
              </ButtonLink>
            )}
            <ButtonLink to="/allproducts">{t.allProducts}</ButtonLink>
            <ButtonLink kind="ghost" to="/support">
              {t.support}
            </ButtonLink>
          </>
        }
      >
        <p>
          {reemplazo && t.replacedBy(reemplazo.nombre)} {t.retiredText}
        </p>
      </MessageScreen>
    </>
  )
}
