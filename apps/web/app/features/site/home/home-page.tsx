import { useTexts } from '#core/language/language.ts'
import { deferred } from '#core/public/components/deferred.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { Hero } from './hero.tsx'
import { heroSizes } from './hero-media.tsx'
import { heroTexts } from './hero-texts.ts'
import type { HomeData } from './load.ts'
import { sourcesOf } from './sources.ts'

/** Its code loads after the first screen, like its content. */
const Below = deferred(() => import('./below.tsx'))

interface Props {
  data: HomeData
  /** A preview of the draft: not for search engines, and nothing is counted. */
  isPreview?: boolean
}

/** The home page, public or as a preview. */
export function HomePage({ data: { slides, figures, below }, isPreview = false }: Props) {
  const t = useTexts(heroTexts)
  const first = slides[0]
  return (
    <>
      <PageHead title={t.title} description={t.description} isPrivate={isPreview} />
      {first && first.type !== 'iframe' && first.widths.length > 0 && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sourcesOf(first, 'avif')}
          imageSizes={heroSizes}
          fetchPriority="high"
        />
      )}
      <Hero slides={slides} figures={figures} isCounted={!isPreview} />
      <Below {...below} />
    </>
  )
}
