import {
  DndContext,
  DragOverlay,
  pointerWithin,
  rectIntersection,
  useDndContext,
  useDraggable,
  useDroppable,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { usePageListener, usePlatform } from '@soccer-legends/game-sdk/react';
import { useRef, type ReactNode } from 'react';
import { idOfPlace, placeOfId, useDragSensors, type DragSensorOptions } from './drag-sensors.ts';

/** A dragged item, and whether it is carried with keys instead of a pointer. */
export interface Drag {
  item: number;
  byKeys: boolean;
}

export interface DragAreaProps extends Pick<DragSensorOptions, 'nextPlace'> {
  /** Which keys carry an item, for screen readers. */
  help: string;
  /** Whether Enter and Space on an item start a drag, which is the default; otherwise they press it. */
  keysCarry?: boolean;
  onStart?(drag: Drag): void;
  /** Called when the item is moved over a place. */
  onOver?(drag: Drag, place: number): void;
  /** `place` is undefined outside of all places, and if the drag was canceled. */
  onDrop(drag: Drag, place: number | undefined): void;
  children: ReactNode;
}

/**
 * An area in which items are dragged to places by mouse, finger and keys. Items and places are numbers. The game announces what
 * happens, and also lets players press an item and then a place, because not everybody can drag.
 */
export function DragArea({ help, nextPlace, keysCarry = true, onStart, onOver, onDrop, children }: DragAreaProps) {
  const placeOfDrop = usePlaceOfDrop();
  const sensors = useDragSensors({ nextPlace, keysCarry });
  return (
    <DndContext
      sensors={sensors}
      // A board fits the window, and scrolling while dragging would drop items into wrong places.
      autoScroll={false}
      collisionDetection={placeBelow}
      // After a drop, the game moves the focus.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: help }, restoreFocus: false }}
      onDragStart={(event) => onStart?.(dragOf(event))}
      onDragOver={(event) => {
        const place = placeOfId(event.over?.id);
        if (place !== undefined) onOver?.(dragOf(event), place);
      }}
      onDragEnd={(event) => onDrop(dragOf(event), placeOfDrop(event))}
      onDragCancel={(event) => onDrop(dragOf(event), undefined)}
    >
      {children}
    </DndContext>
  );
}

// The library's announcements are in English and contain ids.
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

function nothing(): undefined {
  return undefined;
}

function dragOf({ active, activatorEvent }: Pick<DragEndEvent, 'active' | 'activatorEvent'>): Drag {
  return { item: Number(active.id), byKeys: activatorEvent instanceof KeyboardEvent };
}

/** Finds the place under the pointer; for keyboard drags, the place below the carried item. */
const placeBelow: CollisionDetection = (drag) => {
  const pointed = pointerWithin(drag);
  return pointed.length > 0 ? pointed : rectIntersection(drag);
};

/**
 * Returns a function that finds the place of a drop; undefined outside of all places. Uses the point of release, because a
 * fast drag can end before the library has updated its own target.
 */
function usePlaceOfDrop(): (drag: DragEndEvent) => number | undefined {
  const released = useRef<{ x: number; y: number } | undefined>(undefined);

  usePageListener('pointerdown', () => void (released.current = undefined));
  usePageListener('pointerup', ({ clientX, clientY }) => void (released.current = { x: clientX, y: clientY }));

  return (drag) => {
    const pointed = released.current && !dragOf(drag).byKeys ? placeAt(released.current) : undefined;
    return pointed ?? placeOfId(drag.over?.id);
  };
}

function placeAt({ x, y }: { x: number; y: number }): number | undefined {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-place]')?.dataset['place'])
    .find((place) => place !== undefined);
  return found === undefined ? undefined : Number(found);
}

/** Makes a button an item: spread `props` on it. While it is carried, `isCarried` is true. */
export function useDragItem(item: number) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: item });
  return {
    props: { ref: setNodeRef, ...listeners },
    /** The id of the area's `help`, for `aria-describedby`. */
    helpId: attributes['aria-describedby'],
    isCarried: isDragging,
  };
}

/** Makes an element a place: spread `props` on it. While an item is above it, `isOver` is true. */
export function useDropPlace(place: number) {
  const { setNodeRef, isOver } = useDroppable({ id: idOfPlace(place) });
  return { props: { ref: setNodeRef, 'data-place': place }, isOver };
}

export interface CarriedProps {
  className?: string;
  /** Returns the picture of the item at the pointer, and may name the place below it. */
  children(item: number, place: number | undefined): ReactNode;
}

/** Shows the item that a pointer or a key carries. The layer does not block the elements below it. */
export function Carried({ className, children }: CarriedProps) {
  const { motion } = usePlatform();
  const { active, over } = useDndContext();
  return (
    <DragOverlay
      style={{ pointerEvents: 'none' }}
      dropAnimation={null}
      {...(className !== undefined && { className })}
      {...(!motion && { transition: 'none' })}
    >
      {active && <div aria-hidden="true">{children(Number(active.id), placeOfId(over?.id))}</div>}
    </DragOverlay>
  );
}
