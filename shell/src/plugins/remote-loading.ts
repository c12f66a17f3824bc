export interface RemoteLoading<Loaded> {
  loaded: Loaded | undefined;
  fault: unknown;
  tries: number;
  retry(): void;
}
