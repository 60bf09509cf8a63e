import type { Chapter, ManualFigures } from '../chapter.ts'

export const fieldEn = ({ gps }: ManualFigures): readonly Chapter[] => [
  {
    id: 'capturing',
    title: 'Capturing',
    lead: 'Sharp images with a scale that stand for the whole muckpile.',
    sections: [
      {
        id: 'good-image',
        title: 'What a good image is',
        blocks: [
          {
            kind: 'drawing',
            name: 'framing',
            caption: 'The muckpile fills the frame and both references are whole: one above and one below.',
          },
          {
            kind: 'list',
            items: [
              'Rock fills the frame: no sky, no trucks, no floor.',
              'The scale references are whole and cover no large fragment.',
              'The light is even. A hard shadow cuts a fragment in two; light from behind joins them.',
              'There is no dust in the air and no water on the lens.',
              'The camera looks straight at the surface of the muckpile, not along it.',
            ],
          },
          {
            kind: 'tip',
            text: 'A cloudy day gives better images than the sun at noon. In the sun, choose the hours when it lights the muckpile from the front.',
          },
        ],
      },
      {
        id: 'capture-portable',
        title: 'Capture with the portable device',
        versions: ['portable'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Create the project with the number of the blast and open a new sample.',
              'Place both references on the muckpile, at different heights.',
              'Stand in front of it where it fills the screen, and wait until the device shows focus and position.',
              'Hold the device with both hands and shoot. Repeat twice from the same place.',
              'Move along the muckpile and repeat, so that the samples cover the center and both sides.',
              'Check each image enlarged before you take the references away.',
            ],
          },
        ],
      },
      {
        id: 'capture-drone',
        title: 'Capture with the 360 drone',
        versions: ['drone'],
        blocks: [
          {
            kind: 'drawing',
            name: 'orbit',
            caption: 'One turn around the muckpile with the camera always toward its center, and one pass above.',
          },
          {
            kind: 'steps',
            items: [
              'Mark the outline of the muckpile in the app. It proposes one turn around it and one pass above.',
              'Check that the route is free of cables, masts and slopes, and adjust the height where needed.',
              'Take off from level ground and fly the turn. The camera points at the center by itself.',
              'Fly the pass above with the camera down.',
              'Land and check in the app that the coverage has no gaps; where it has, repeat that stretch only.',
            ],
          },
        ],
      },
      {
        id: 'capture-own',
        title: 'Use images of another camera',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'text',
            text: 'Any camera serves, as long as the image is neither cropped nor compressed by a messaging app and shows a reference of known size. Copy the original files from the card of the camera.',
          },
        ],
      },
      {
        id: 'how-many',
        title: 'How many samples to take',
        blocks: [
          {
            kind: 'text',
            text: 'One image describes one place of the muckpile, not the blast. Take several in each zone and all through loading, because the material in the middle is not seen until the shovel reaches it. When more samples no longer move the curve, there are enough.',
          },
        ],
      },
    ],
  },
  {
    id: 'gps',
    title: 'GPS position',
    lead: 'Where each image was taken, and how far to trust it.',
    sections: [
      {
        id: 'gps-fix',
        title: 'Get a position',
        versions: ['portable', 'drone'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Switch the device on under the open sky, away from the wall of the bench.',
              'Wait until the position light stops blinking.',
              'Shoot only while it is steady; when it blinks again, wait.',
            ],
          },
        ],
      },
      {
        id: 'gps-accuracy',
        title: 'What accuracy to expect',
        blocks: [
          {
            kind: 'drawing',
            name: 'position',
            caption: 'A position is a circle, not a point: a high wall hides part of the sky and makes it larger.',
          },
          {
            kind: 'text',
            text: `The accuracy of the GPS is ${gps}, depending on how much sky is seen. It is enough to know to which bench and which zone of the muckpile an image belongs; it does not serve to measure between fragments or to set out points. The size of fragments does not depend on the GPS: calibration gives it.`,
          },
        ],
      },
      {
        id: 'gps-missing',
        title: 'Without a signal',
        blocks: [
          {
            kind: 'text',
            text: 'In a tunnel or beside a high wall there may be no signal. Capturing goes on: the image has no position, and you place it on the plan later, on the desktop, with Sample › Locate.',
          },
        ],
      },
    ],
  },
  {
    id: 'calibrating',
    title: 'Calibrating',
    lead: 'Saying how large in the rock is what is seen in the image.',
    sections: [
      {
        id: 'scale',
        title: 'Mark the scale',
        blocks: [
          {
            kind: 'drawing',
            name: 'scales',
            caption: 'What is farther away looks smaller: with two references the scale changes from bottom to top.',
          },
          {
            kind: 'steps',
            items: [
              'Open the image and choose Calibrate.',
              'Touch both edges of the lower reference and enter its size.',
              'Do the same with the upper one. The program spreads the scale between them.',
              'Measure something known with the ruler, the other piece for example, and compare.',
              'If it does not agree, delete the points and mark them again with the image enlarged.',
            ],
          },
        ],
      },
      {
        id: 'scale-drone',
        title: 'Scale in a 360 flight',
        versions: ['drone'],
        blocks: [
          {
            kind: 'text',
            text: 'The model of the muckpile is built from all images and has a scale of its own, computed from the positions of the flight. Always confirm it with a reference on the ground: one piece of known size, seen in several images, is enough.',
          },
        ],
      },
      {
        id: 'recalibrate',
        title: 'When to calibrate again',
        blocks: [
          {
            kind: 'list',
            items: [
              'Whenever the place changes from which images are taken.',
              'When the zoom of the camera changes.',
              'When a reference has moved or tilted.',
            ],
          },
          {
            kind: 'care',
            text: 'An error of scale goes into the result whole: a reference marked half as large makes all the rock come out twice as large.',
          },
        ],
      },
    ],
  },
]
