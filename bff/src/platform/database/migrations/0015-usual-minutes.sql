alter table plugin add column usual_minutes integer null;
