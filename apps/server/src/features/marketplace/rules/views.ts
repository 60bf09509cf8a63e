import type { Picture } from '../pictures/owned.ts'

/**
 * Returns pictures with the views that they show: those that are given in their order, otherwise their own, otherwise
 * what the same picture showed before.
 */
export function withViews(
  pictures: readonly Picture[],
  views: readonly string[] | undefined,
  before: readonly Picture[],
): Picture[] {
  return pictures.map(({ vista: own, ...picture }, at) => {
    const view = views ? views[at] : (own ?? before.find(({ id }) => id === picture.id)?.vista)
    return view ? { ...picture, vista: view } : picture
  })
}
