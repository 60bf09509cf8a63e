import { type Camera, type Object3D, Raycaster } from 'three'
import { lookOf, type Model } from './model.ts'

/** Puts the numbers of the parts over the picture. */
export interface Markers {
  /** Follows a picture that was drawn. */
  follow(camera: Camera): void
  /** Hides those that something lies in front of: too slow for each picture, so when nothing moves. */
  settle(camera: Camera): void
}

/** Takes the elements with `data-part`; a part that the model has no anchor for is not shown. */
export function createMarkers(elements: readonly HTMLElement[], model: Model): Markers {
  const marks = elements.flatMap((element) => {
    const anchor = model.anchors.get(element.dataset.part ?? '')
    element.hidden = !anchor
    return anchor ? [{ element, anchor }] : []
  })
  const ray = new Raycaster()
  return {
    follow(camera) {
      for (const { element, anchor } of marks) {
        const { place, way } = lookOf(anchor)
        const isFacing = way.dot(camera.position.clone().sub(place)) > 0
        const { x, y } = place.project(camera)
        element.style.left = `${(x + 1) * 50}%`
        element.style.top = `${(1 - y) * 50}%`
        element.toggleAttribute('data-away', !isFacing || Math.abs(x) > 1 || Math.abs(y) > 1)
      }
    },
    settle(camera) {
      for (const { element, anchor } of marks) {
        element.toggleAttribute('data-covered', isCovered(anchor, camera, model.scene, ray))
      }
    },
  }
}

function isCovered(anchor: Object3D, camera: Camera, scene: Object3D, ray: Raycaster): boolean {
  const { place } = lookOf(anchor)
  const way = place.sub(camera.position)
  ray.set(camera.position, way.clone().normalize())
  ray.far = way.length() * 0.985
  return ray.intersectObject(scene).length > 0
}
